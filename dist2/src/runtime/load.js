// Whether the CPU's code of routines is there. In these modules it always is: routines import it. In the files that Node loads
// (scripts/backends.mjs) another module takes the place of this one: that code lies in a file of its own, which is read when the first
// context is opened.
/** Resolves when routines can compute on the CPU. Whoever opens a context waits for it: calls then find everything in place. */
export async function loadCpu() { }
