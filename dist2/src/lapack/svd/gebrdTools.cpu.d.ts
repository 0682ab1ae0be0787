import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
export interface PanelTools {
    /** y := y + alpha op(A) x, alpha real, A m x n, op(A) = A or, `adjoint`, A^H; x and y are addresses. */
    multiply(adjoint: boolean, m: number, n: number, alpha: number, A: Place, x: number, y: number): void;
    /** The n elements at x := tau times them, tau being the element at that address. */
    scale(n: number, x: number, tau: number): void;
}
/** Takes memory: for vectors of at most `most` elements. */
export declare function panelTools(e: Engine, r: Elements, space: Pick<Workspace, 'take'>, most: number): PanelTools;
