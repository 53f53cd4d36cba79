/** The posts' texts as HTML, by id. Written in this file, so nothing in it comes from a visitor. */
export const postContents: Readonly<Record<string, string>> = {
  'what-tree-free-paper-is': `
<p>Most paper begins as wood. Chips are cooked with chemicals until only the fibre is left, and the fibre is spread on a wire as wide as a road. Nothing is wrong with the fibre; the question is what was standing there before.</p>
<h2>Recycled is not tree-free</h2>
<p>Recycled paper was a tree once, some lives ago. It saves wood, water and energy, and it is a good choice for a newspaper. But each round shortens the fibres, so fresh ones are always stirred in, and they come from somewhere.</p>
<h2>Agro-based</h2>
<p>Straw, sugarcane husk and banana stem grow again every season, because somebody wanted the grain, the juice or the fruit. What remains is usually burnt in the field. Paper is one of the few better ideas for it.</p>
<h2>Cotton rag</h2>
<p>For centuries this was simply what paper was. Cotton fibres are long and almost pure cellulose: a rag sheet neither yellows nor crumbles. Ours comes from tailors' off-cuts, which are new, clean and of no use to anyone else.</p>
<h2>What to ask a seller</h2>
<ul><li>What is the fibre, by weight?</li><li>What was it before?</li><li>What is it sized with, and what happens to the water?</li></ul>
<p>Somebody who makes paper will answer all three without looking anything up.</p>`,
  'where-temple-flowers-go': `
<p>It is past nine when the last bell has rung and the sweeping starts. In ten minutes a day of devotion lies in a heap by the side gate: marigold mostly, some rose, thread, a few leaves of tulsi.</p>
<p>These flowers may not go into the bin; they were offered. For a long time they went into the river instead, with whatever had been sprayed on them. Now a crate stands at the gate.</p>
<h2>Day one: sorting</h2>
<p>Thread to the left, plastic into the basket nobody likes, petals on to the net. Four pairs of hands do a sack in twenty minutes, and talk all the while.</p>
<h2>Days two to five: the roof</h2>
<p>The petals dry on nets in the shade. In the sun they would be quicker and turn brown; in the shade they keep the colour in which they were offered.</p>
<h2>Day six: the vat</h2>
<p>They are stirred in last, when the pulp is ready, so that they stay whole. A handful is enough for forty sheets. More than that and a nib would trip over them.</p>
<h2>Day nine: the line</h2>
<p>The sheet comes off the drying line, still a little wavy. Hold it against the light, and it is all there: the gate, the heap, the bell.</p>`,
  'how-a-sheet-is-lifted': `
<p>The mould is a wooden frame with a fine screen. The deckle is a second frame that lies on top and keeps the pulp from running off. Between them, for four seconds, paper happens.</p>
<h2>In</h2>
<p>The mould goes into the vat upright, turns flat under water and comes up level. If one corner is late, the sheet will be thin there for ever.</p>
<h2>The shake</h2>
<p>Left and right, to and fro, once each. It lays the fibres across one another; without it they would all point one way, and the sheet would tear like a banana leaf.</p>
<h2>The wait</h2>
<p>Water runs off. The shine goes from wet glass to wet sand. Lift the deckle before that and drops fall on the sheet: papermakers call them tears, and they are the mark of an apprentice.</p>
<h2>Couching</h2>
<p>The mould is rolled on to damp felt, and the sheet stays behind. It has an edge now where pulp crept under the deckle, thin and uneven like a coastline. Machines cut it off. We leave it, because it tells you that somebody stood there.</p>`,
  'before-your-first-madhubani': `
<p>The women of Mithila painted the walls of their houses for weddings and harvests, for so long that nobody remembers who began. These five things they tell every beginner.</p>
<ol>
<li><strong>Begin with the border.</strong> It takes an hour, it quietens the hand, and it tells the picture where it ends.</li>
<li><strong>Draw every line twice.</strong> Two lines, side by side, and between them hatching or nothing. That is what makes a fish Madhubani and not just a fish.</li>
<li><strong>Leave no corner empty.</strong> A leaf, a dot, a small bird. Emptiness is for paper, not for paintings.</li>
<li><strong>Eyes last.</strong> As long as it has no eye it is only a pattern. Then it looks at you.</li>
<li><strong>Do not rub out.</strong> A slip becomes a petal. Everyone's petals are slips.</li>
</ol>
<p>Our kits hold a nib for the lines and a brush for the colours. Start with the nib and water, on the lid of the box, until your hand stops asking.</p>`,
  'one-hour-paper-audit': `
<p>You need a notepad, an hour and permission to open cupboards.</p>
<h2>Minutes 0 to 20: the printers</h2>
<p>At each one ask three things. What lies in the tray that nobody fetched? Is it set to print on both sides? Who fills it, and how often? The first answer is usually the largest number of the day.</p>
<h2>Minutes 20 to 40: the cupboard</h2>
<p>Count what has a date, a logo or a name on it that is no longer true. Letterheads and visiting cards age faster than milk. Order them in small runs; per piece they cost more, per useful piece less.</p>
<h2>Minutes 40 to 60: the gifts</h2>
<p>What did you give away last year, and where is it now? Ask three people. If all three still use it, order it again. If they have to think, it was packaging.</p>
<h2>Afterwards</h2>
<p>Write down three numbers: sheets a month, sheets nobody read, gifts nobody kept. Halve the second and third. Then talk to us about the first.</p>`,
};
