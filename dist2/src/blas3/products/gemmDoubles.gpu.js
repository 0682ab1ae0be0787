// GEMM of doubles where they live on a GPU, by residues: factors become integers, these are multiplied modulo many small numbers as bytes,
// and the Chinese remainder theorem gives the product, which is rounded once. The same bits on every device.
import { pick } from '../../autotune/pick.js';
import { isZero } from '../../core/complex.js';
import { at, isTransposed } from '../../core/matrix.js';
import { deviceMat } from '../../runtime/buffer.js';
import { knownRate, learnRate } from '../../runtime/doublesCost.js';
import { beforeDoubles } from '../../runtime/later.js';
import { scope } from '../../runtime/workspace.js';
import { partCode } from '../elements/part.js';
import { byteEnginesOn, tryByteEngines } from './byteEngines.gpu.js';
import { engineOf, enqueueByteProducts } from './byteProducts.gpu.js';
import { measureProducts, multipliesDoublesRight } from './doublesTrial.gpu.js';
import { doubleResidues, doubleResult, doubleScale, MARKED_ROWS, PASS, RECORD, RESIDUE_TILE, RESULT_COLUMNS, RESULT_ROWS, residueVariants, resultTuning, SCALE_DEPTHS, SCALE_ROWS, scaleVariants, } from './gemmDoubles.kernels.js';
import { strides, strip, stripOf } from './gemmDoublesFactors.gpu.js';
import { chooseModuli, enqueueBeyond } from './gemmDoublesSpan.gpu.js';
import { VECTOR_BYTES } from './gemmI32.kernels.js';
import { enqueueGemmSoft } from './gemmSoft.gpu.js';
import { moduliIn, moduliOn } from './moduli.gpu.js';
import { DOUBLE_MODULI, MODULI_FOR, MOST_MODULI } from './moduli.js';
export function gemmDoubles(queue, a) {
    const [A, B, C] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.C, a.ldc)];
    const { transA, transB, m, n, k, alpha, beta } = a;
    const moduli = typeof a.accuracy === 'number' ? a.accuracy : a.accuracy === 'f64' ? 'span' : MODULI_FOR[a.accuracy];
    enqueueGemmDoubles(queue, { transA, transB, m, n, k, alpha, beta, A, B, C, moduli }, a.routine);
}
/** Bytes that a factor's residues may take, and those of a strip of the other and of C together. */
const MOST_BYTES = 2 ** 30;
/** The same where the device chooses among numbers of moduli, mostly the fewest: the others' memory is not touched then. */
const MOST_BYTES_SPAN = 1.5 * 2 ** 30;
/** Depths whose squares double_scale can add. */
const DEEPEST = 2 ** 21;
/** Workgroups of double_scale along the depth: more would let the lower parts of sums leave a word. */
const MOST_SCALE_GROUPS = 2048;
/** Depths that one workgroup of double_scale measures in one dispatch; more are shared by several, in two. */
const DEEP_ALONE = 4096;
/** Enqueues C := alpha op(A) op(B) + beta C. `noteAs` traces the choice under that name. */
export function enqueueGemmDoubles(queue, g, noteAs) {
    const { m, n, alpha } = g;
    const k = isZero(alpha) ? 0 : g.k;
    if (m === 0 || n === 0)
        return;
    const type = g.C.data.type === 'z' ? 'z' : 'd';
    const parts = type === 'z' ? 2 : 1;
    const { moduli = DOUBLE_MODULI } = g;
    const chosen = moduli === 'span';
    const engines = g.engines ?? byteEnginesOn(queue.context);
    const { unit, halves, dot4, dotResidues, rules, wrong } = engines;
    if (rules.length === 0)
        return enqueueWithout(queue, g, k, noteAs);
    const { workgroupBytes } = queue.context.gpu;
    const count = chosen ? DOUBLE_MODULI : moduli;
    const { name, choice, why } = pick(rules, { m, n, k, count: SHARE[parts] * count, dot4, unit, halves, workgroupBytes }, g.force);
    if (noteAs !== undefined) {
        const what = `${chosen ? SPAN_WHY : `${moduli} moduli`}, ${why}`;
        queue.note({ routine: noteAs, backend: 'gpu', kernel: `residues-${name}`, why: what + passedOver(wrong) });
    }
    const most = g.most ?? (chosen ? MOST_BYTES_SPAN : MOST_BYTES);
    const way = { queue, dot4: dotResidues, type, parts, engine: engineOf(choice, engines), most };
    const deepest = DEEPEST / parts;
    for (let l = 0; l === 0 || l < k; l += deepest) {
        const A = isTransposed(g.transA) ? at(g.A, l, 0) : at(g.A, 0, l);
        const B = isTransposed(g.transB) ? at(g.B, 0, l) : at(g.B, l, 0);
        const part = { ...g, k: Math.min(k - l, deepest), A, B, beta: l === 0 ? g.beta : 1 };
        scope(queue, (ws) => (part.k === 0 ? scaleOnly(way, part) : multiply(way, ws, part, moduli)));
    }
}
const SPAN_WHY = `${DOUBLE_MODULI} to ${MOST_MODULI} moduli, or soft arithmetic, as the device finds that the exponents need`;
const passedOver = (wrong) => wrong.length === 0 ? '' : `; this device has failed the trial of ${wrong.join(', ')}`;
/** Enqueues the product where nothing else is right. */
function enqueueWithout(queue, g, k, noteAs) {
    const why = `soft arithmetic${passedOver(byteEnginesOn(queue.context).wrong)}`;
    if (noteAs !== undefined)
        queue.note({ routine: noteAs, backend: 'gpu', kernel: 'gemm_soft', why });
    if (k > 0)
        return enqueueBeyond(queue, { ...g, k });
    enqueueGemmSoft(queue, { transA: 'n', transB: 'n', ...g, k });
}
const trials = new WeakMap();
/** What of a context's device multiplies right: tried once. */
function tryProducts(context) {
    const product = (queue, engines) => multipliesDoublesRight(queue, (queue, g) => enqueueGemmDoubles(queue, { ...g, engines }));
    let trial = trials.get(context);
    if (trial === undefined) {
        trial = tryByteEngines(context, product);
        trials.set(context, trial);
        trial.catch(() => trials.delete(context));
    }
    return trial;
}
/** Multiplications and additions a millisecond of products of doubles on a context's GPU, measured once; 0 where they are not right. */
export async function rateOfProducts(context) {
    const { rules } = await tryProducts(context);
    if (knownRate(context) === undefined)
        learnRate(context, rules.length === 0 ? 0 : await measureProducts(context.queue, enqueueGemmDoubles));
    return knownRate(context);
}
beforeDoubles(async (context) => {
    await tryProducts(context);
    if (context.gpu.byCost !== undefined)
        await rateOfProducts(context);
});
/** Products of bytes for a modulus: of complex numbers that of real parts, that of imaginary parts, and that of the sums of both. */
const SHARE = { 1: 1, 2: 3 };
function multiply(way, ws, g, wanted) {
    const { queue, most, parts } = way;
    const { tile } = way.engine;
    const { n, transA, transB } = g;
    const [m, k] = [parts * g.m, parts * g.k];
    const [conjA, conjB] = [transA, transB].map((trans) => (trans === 'c' ? 1 : 0));
    const [acrossA, acrossB] = [isTransposed(transA), !isTransposed(transB)];
    const A = { X: g.A, rows: m, each: parts, depth: k, conj: conjA, across: acrossA, first: 0 };
    const B = { X: g.B, rows: n, each: 1, depth: k, conj: conjB, across: acrossB, first: m };
    const sizes = { R: ws.take('i', RECORD * (m + n)), E: ws.take('i', m + n) };
    measure(way, A, B, sizes);
    const moduli = wanted === 'span'
        ? moduliIn(chooseModuli(queue, ws, A, B, sizes.R, partCode[g.uplo ?? 'f']))
        : moduliOn(queue.context, wanted);
    const depth = Math.ceil(g.k / tile.BK) * tile.BK;
    const bytes = Math.min(most, queue.context.gpu.bindingBytes);
    const share = SHARE[parts];
    const planes = share * moduli.count;
    const rows = Math.min(g.m, strip(bytes / (planes * depth)));
    const lds = Math.ceil(rows / 4);
    const columns = Math.min(n, strip(bytes / (planes * depth + 4 * (planes + parts) * lds)));
    const [PA, PB] = [ws.take('b', planes * rows * depth), ws.take('b', planes * columns * depth)];
    const S = ws.take('b', 4 * (planes + parts) * lds * columns);
    for (let i = 0; i < g.m; i += rows) {
        const a = stripOf(A, i, Math.min(rows, g.m - i));
        for (let j = 0; j < n; j += columns) {
            const b = stripOf(B, j, Math.min(columns, n - j));
            const plane = lds * b.rows;
            const place = { lds, plane, first: parts * plane, part: partCode[g.uplo ?? 'f'], ahead: j - i };
            convert(way, moduli, a, b, sizes, { PA, PB, S }, depth, place, j > 0);
            const ld = depth / VECTOR_BYTES;
            const [m, planeA, planeB] = [a.rows / parts, (a.rows / parts) * ld, b.rows * ld];
            const factors = { m, n: b.rows, depth, A: PA, B: PB, planeA, planeB };
            enqueueByteProducts(queue, way.engine, { ...moduli, ...factors, C: S, ...place, share });
            finish(way, moduli, { ...g, m, n: b.rows, C: at(g.C, i, j) }, a, b, sizes, S, place);
        }
    }
    if (wanted === 'span')
        enqueueBeyond(queue, g, moduli.table);
}
function measure({ queue, parts }, A, B, { R }) {
    const { depth } = A;
    const alone = depth <= DEEP_ALONE;
    const groups = alone ? 1 : Math.min(Math.ceil(depth / SCALE_DEPTHS), MOST_SCALE_GROUPS);
    const [groupsA, groupsB] = [A, B].map(({ rows }) => Math.ceil(rows / SCALE_ROWS));
    const [[rowA, depthA], [rowB, depthB]] = [strides(A), strides(B)];
    const ofA = { groupsA, rowsA: A.rows, offA: A.X.off, rowA, depthA };
    const params = { depth, groups, ...ofA, rowsB: B.rows, offB: B.X.off, rowB, depthB };
    if (!alone)
        queue.clear(R.gpu(true), 0, 4 * RECORD * (A.rows + B.rows));
    for (const pass of alone ? [PASS.both] : [PASS.exponents, PASS.sums])
        queue.launch(doubleScale, scaleVariants.of(undefined, { PASS: pass, PAIRS: parts - 1 }), { A: A.X.data, B: B.X.data, R }, params, [groupsA + groupsB, groups, 1]);
}
/** The residues of rows of both factors, of A's unless they are known, and marks for what is infinite or NaN, in one dispatch. */
function convert({ queue, dot4, parts }, { table }, A, B, { R, E }, planes, bytes, { lds }, knownA) {
    const rowsA = A.rows / parts;
    const groupsA = knownA ? 0 : Math.ceil(rowsA / RESIDUE_TILE);
    const groupsB = Math.ceil(B.rows / RESIDUE_TILE);
    const deep = bytes / RESIDUE_TILE;
    const marking = Math.ceil((4 * parts * Math.ceil(rowsA / 4) * B.rows) / MARKED_ROWS / deep);
    const [[rowA, depthA], [rowB, depthB]] = [strides(A), strides(B)];
    const ofA = { groupsA, rowsA, offA: A.X.off, rowA, depthA, conjA: A.conj, firstA: A.first };
    const ofB = { groupsB, rowsB: B.rows, offB: B.X.off, rowB, depthB, conjB: B.conj, firstB: B.first };
    queue.launch(doubleResidues, residueVariants.of(undefined, { DOT4: dot4, PAIRS: parts - 1 }), { A: A.X.data, B: B.X.data, R, table, ...planes, E }, { depth: A.depth / parts, ...ofA, ...ofB, ldp: bytes / 4, lds }, [groupsA + groupsB + marking, deep, 1]);
}
function finish({ queue, type }, { limbs, table }, { m, n, alpha, beta, C }, A, B, { E }, S, place) {
    const ends = { firstA: A.first, firstB: B.first, offC: C.off, ldc: C.ld };
    const params = { alpha, beta, m, n, none: 0, ...place, ...ends };
    const groups = [Math.ceil(m / RESULT_ROWS), Math.ceil(n / RESULT_COLUMNS), 1];
    for (const count of limbs)
        queue.launch(doubleResult, resultTuning(type, count), { residues: S, table, E, C: C.data }, params, groups);
}
/** C := beta C. */
function scaleOnly({ queue, type }, { m, n, beta, C, uplo = 'f' }) {
    const nowhere = { plane: 0, lds: 0, firstA: 0, firstB: 0, part: partCode[uplo], ahead: 0 };
    const params = { alpha: 0, beta, m, n, none: 1, ...nowhere, offC: C.off, ldc: C.ld };
    const groups = [Math.ceil(m / RESULT_ROWS), Math.ceil(n / RESULT_COLUMNS), 1];
    const { context, nothing } = queue;
    const { limbs, table } = moduliOn(context, DOUBLE_MODULI);
    const buffers = { residues: nothing, table, E: nothing, C: C.data };
    queue.launch(doubleResult, resultTuning(type, limbs[0]), buffers, params, groups);
}
