// Where eigenvectors and singular vectors of doubles are corrected, by what products cost here and there.
import { rateOfProducts } from '../../blas3/products/gemmDoubles.gpu.js';
import { fields } from '../../core/field.js';
import { costsOf, hostThreads } from '../../runtime/doublesCost.js';
/**
 * Products of order n with two corrections, those on the GPU by their moduli in parts of 14; and how often the host is waited for. One of
 * complex numbers counts as four on both sides, though residues take three.
 */
const PARTS = {
    eigenvectors: { gpu: 13, cpu: 17, waits: 12 },
    'singular vectors': { gpu: 24, cpu: 30, waits: 20 },
};
/** Dispatches of a product, and how many take as long as the host does to hear of one and to go on. */
const [DISPATCHES, WAIT] = [9, 60];
/** Whether the GPU corrects vectors of an m x n matrix, and why. */
export async function placeOfCorrections({ context }, { vectors, prec, m, n }) {
    const { doubles, byCost } = context.gpu;
    if (doubles && byCost === undefined)
        return { there: true, why: 'doubles live there' };
    const { gpu: products, cpu, waits } = PARTS[vectors];
    const order = Math.min(m, n);
    const { bytes: each, parts } = fields[prec];
    const bytes = each * m * n;
    const shape = { elements: parts * order * order, dispatches: DISPATCHES * products + WAIT * waits };
    // A, and what becomes of it.
    const over = doubles ? { toGpu: 0, toHost: 2 * bytes } : { toGpu: 2 * bytes, toHost: 0 };
    const sides = { products: await rateOfProducts(context), threads: hostThreads() };
    const ms = (count) => costsOf({ ...shape, ...over, flops: count * 2 * parts ** 2 * order ** 3 }, sides);
    const [here, there] = [ms(cpu).cpu, ms(products).gpu];
    const why = `about ${there.toFixed(0)} ms on the GPU and ${here.toFixed(0)} on the CPU, by the rate of its products`;
    return { there: there <= here, why };
}
