// How Cholesky is cut into panels on a GPU, and the memory that follows from it. Arithmetic only.
import { PACK_DEPTHS, TENSOR_TILES } from '../../blas3/products/tensorTiles.js';
/** Columns of the widest block column. */
export const WIDEST = 64;
/**
 * Columns of a panel, which gemm subtracts from the triangle behind it. H200, 2026-11: order 1024 takes 0.406 ms with 256, 0.353 with 128;
 * of order 4096 the triangle is worth the depth.
 */
const PANELS = { small: 128, large: 256 };
const SMALL = 2048;
/** Columns whose product is subtracted at a time: a triangle of a deeper product might need workspace. */
export const DEEPEST = 512;
export const panelWidth = ({ n, nb }) => nb !== undefined && nb > 0 ? nb : n <= SMALL ? PANELS.small : PANELS.large;
/** See potrfWorkspace. */
export function workspaceBytes(n, nb, math) {
    const up = (x, step) => Math.ceil(x / step) * step;
    const w = Math.min(n, panelWidth({ n, nb }));
    const blocks = up(n, WIDEST) * WIDEST;
    if (math === 'strict' || w === n)
        return 4 * blocks;
    // The panel's rows as two halves each, and an exponent for each row.
    const rows = n - w;
    const packed = up(rows, TENSOR_TILES.split.BM) * up(Math.min(w, DEEPEST), PACK_DEPTHS);
    return 4 * (blocks + packed + rows + 4);
}
