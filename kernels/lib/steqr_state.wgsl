// First of the eight words of a leaf's state: the iteration goes on in another round; it ended in this one, or was given up; it had ended
// before. The second is the length of its list of rotations, the others are steqr_sweeps' own.
const RUNNING: u32 = 0u;
const DONE: u32 = 1u;
const FAILED: u32 = 2u;
const EARLIER: u32 = 3u;
