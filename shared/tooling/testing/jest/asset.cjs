/** What an imported picture or font is in a test: its address. */
module.exports = '/asset';
