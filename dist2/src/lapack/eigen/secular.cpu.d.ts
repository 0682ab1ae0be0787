import type { Engine } from '../../engine/engine.ts';
import type { Real } from '../../engine/ops.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import type { Deflated } from './laed2.ref.ts';
import type { Roots } from './laed3.ref.ts';
export interface SecularTools {
    roots(left: Deflated): Roots;
    /** S := the vectors that belong to the roots. */
    vectors(left: Deflated, roots: Roots, S: Place): void;
}
/** Tools for updates up to order n. On all threads; bits do not depend on their number. */
export declare function secularEngine(e: Engine, r: Real, space: Workspace, n: number): SecularTools;
