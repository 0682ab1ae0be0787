// The way in which a product is computed, chosen by what it has in common with others like it, and remembered: programs make the same few
// products again and again, and to choose takes the host longer than to launch.
import { pick } from '../../autotune/pick.js';
import { complexGemmRules, gemmRules, reproducibleRules, slicesOf, } from './gemm.kernels.js';
import { tunedGemm } from './gemm.space.js';
import { strip } from './gemmModel.js';
import { pickQuads } from './gemmQuads.kernels.js';
import { pickTensor } from './gemmTensor.gpu.js';
import { pickUnits } from './gemmUnits.gpu.js';
/** From this depth on a product with one column or row is faster as gemv's two dispatches than as one of a tile, which takes k in turn. */
const VECTOR_DEPTH = 128;
export const VECTOR = { name: 'gemv', why: 'one column or one row' };
/** Whether gemv's kernels compute the product. */
export const isVector = ({ m, n, k, batch, over }, force) => (m === 1 || n === 1) &&
    k > 0 &&
    batch === 1 &&
    over === undefined &&
    (force === undefined ? k >= VECTOR_DEPTH : force === VECTOR.name);
/** Products that are remembered: those of a factorization in a few hundred steps. */
const REMEMBERED = 2048;
/** The ways that are known to a queue, by its `choosing`. */
const known = new WeakMap();
/** The same for products of equal traits, and for no others. */
function keyOf(p) {
    const { transA, transB, m, n, k, batch } = p;
    const bits = transA +
        2 * transB +
        4 * Number(p.aligned) +
        8 * Number(p.alignedC) +
        16 * Number(p.shifts) +
        32 * Number(p.updates) +
        64 * Number(p.inFours) +
        128 * Number(p.fused) +
        256 * Number(p.reproducible);
    return `${p.type} ${p.math} ${p.over} ${bits} ${m} ${n} ${k} ${batch}`;
}
/** How a product is computed; by the variant `force`, if that is given. */
export function gemmWay(queue, p, force) {
    if (force !== undefined)
        return chosen(queue, p, force);
    let ways = known.get(queue.choosing);
    if (ways === undefined) {
        ways = new Map();
        known.set(queue.choosing, ways);
    }
    const key = keyOf(p);
    let way = ways.get(key);
    if (way === undefined) {
        if (ways.size >= REMEMBERED)
            ways.clear();
        way = chosen(queue, p);
        ways.set(key, way);
    }
    return way;
}
function chosen(queue, p, force) {
    const { m, n, k, type, over, reproducible, fused } = p;
    const plain = over === undefined && !reproducible;
    if (k > 0 && plain) {
        const units = pickUnits(queue, p, force);
        if (units !== undefined)
            return { by: 'units', ...units };
        // Matrix units compute a complex product as the real one that stands for it.
        const words = p.type === 'c' && p.batch === 1 ? { ...p, type: 's' } : p;
        const tensor = pickTensor(queue, words, force);
        if (tensor !== undefined)
            return { by: 'tensor', ...tensor };
    }
    if (p.parts === 1 && !reproducible && !fused && isVector(p, force)) {
        return { by: 'vector', name: VECTOR.name, why: force === undefined ? VECTOR.why : 'forced by the caller' };
    }
    const problem = { ...p, workgroupBytes: queue.context.gpu.workgroupBytes };
    const tuned = reproducible ? undefined : tunedGemm(queue.context, problem, type === 'h');
    if (plain && (tuned === undefined || force !== undefined)) {
        const quads = pickQuads(queue.context.gpu, p, force);
        if (quads !== undefined)
            return { by: 'quads', ...quads };
    }
    const [variant, count] = force?.split('/') ?? [];
    const rules = reproducible ? reproducibleRules : p.parts === 2 ? complexGemmRules : gemmRules;
    const picked = pick(rules, problem, variant, tuned);
    const { tile, via, slices: wanted } = picked.choice;
    if (k > 0 && via === 'slices') {
        const cut = slicesOf(p, tile, count === undefined ? wanted : Number(count));
        return cut.slices > 1 ? { by: 'slices', ...picked, ...cut } : { by: 'tile', ...picked };
    }
    if (force === undefined && p.batch === 1 && k > 0 && plain) {
        const [rows, columns] = [strip(m, tile.BM) / p.parts, strip(n, tile.BN)];
        const why = `${rows} rows and ${columns} columns of C beyond whole tiles, computed apart`;
        if (rows + columns > 0)
            return { by: 'strips', name: 'strips', why, rows, columns };
    }
    return { by: via === 'padded' ? 'padded' : 'tile', ...picked };
}
