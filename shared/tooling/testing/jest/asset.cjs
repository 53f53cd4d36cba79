/** The URL of every imported picture and font. */
module.exports = '/asset';
