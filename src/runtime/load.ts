// Whether a backend's code is there. In these modules it always is: routines import it. In the files that Node loads (scripts/backends.mjs) another
// module takes the place of this one: the code of a backend lies in files of its own, which are read when the first context needs them.
import type { Backend } from '../core/matrix.ts';

/** Resolves when routines can compute on `backend`. Whoever opens a context waits for it: calls then find everything in place. */
export async function load(_backend: Backend): Promise<void> {}
