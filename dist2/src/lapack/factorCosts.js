// What the parts of a factorization cost on a device, as measured, and what follows for its mode and blocks. Pure arithmetic: measuring is
// measureCosts.hybrid.ts's.
const PANEL = ['fixed', 'perColumn', 'perRow', 'perProduct'];
const UPDATE = ['fixed', 'perElement', 'perProduct'];
const COPY = ['fixed', 'perByte'];
const WHOLE = ['perElement', 'perProduct'];
/** The numbers that costs consist of. */
export const COST_FIELDS = {
    download: COPY,
    upload: COPY,
    updateStrict: UPDATE,
    updateSplit: UPDATE,
    luCpuPanel: PANEL,
    luGpuPanel: PANEL,
    luWhole: WHOLE,
    choleskyWhole: WHOLE,
    choleskyGpuPanel: PANEL,
    choleskyGpuSolve: PANEL,
    qrCpuPanel: PANEL,
    qrGpuPanel: PANEL,
    qrGpuReflectors: PANEL,
    qrWhole: WHOLE,
    qrUpdateStrict: UPDATE,
    qrUpdateSplit: UPDATE,
};
export const panelMs = (c, m, w) => c.fixed + w * (c.perColumn + m * (c.perRow + c.perProduct * w));
export const updateMs = (c, m, n, k) => m > 0 && n > 0 ? c.fixed + m * n * (c.perElement + c.perProduct * k) : 0;
export const copyMs = (c, bytes) => c.fixed + c.perByte * bytes;
export const wholeMs = (c, n) => n * n * (c.perElement + c.perProduct * n);
/**
 * The panel's cost from four measurements: one column, low and narrow, high and narrow, high and wide. Where the clock contradicts the
 * model, the largest measurement, which it disturbs least, is met and the others are not.
 */
export async function fitPanel([m1, m2], [w1, w2], measure) {
    const fixed = await measure(16, 1);
    const perColumn = async (m, w) => Math.max(0, (await measure(m, w)) - fixed) / w;
    const [narrow, tall, wide] = [await perColumn(m1, w1), await perColumn(m2, w1), await perColumn(m2, w2)];
    const high = Math.min(tall, wide);
    const low = Math.min(narrow, high);
    const product = (wide - high) / (m2 * (w2 - w1));
    const row = Math.max(0, (high - low) / (m2 - m1) - product * w1);
    const column = Math.max(0, wide - m2 * (row + product * w2));
    const model = column + m2 * (row + product * w2);
    const scale = model > 0 ? wide / model : 0;
    return { fixed, perColumn: scale * column, perRow: scale * row, perProduct: scale * product };
}
/** From a tiny update, and two of n x n elements with depths k1 < k2; of the deeper one at least half the time is the product's. */
export async function fitUpdate(n, [k1, k2], measure) {
    const fixed = await measure(16, k1);
    const shallow = Math.max(0, (await measure(n, k1)) - fixed) / n ** 2;
    const deep = Math.max(0, (await measure(n, k2)) - fixed) / n ** 2;
    const perProduct = between(deep / (2 * k2), (deep - shallow) / (k2 - k1), deep / k2);
    return { fixed, perElement: deep - perProduct * k2, perProduct };
}
const between = (low, x, high) => Math.min(high, Math.max(low, x));
/** From copies of small and of large singles matrices. */
export async function fitCopy([[m1, n1], [m2, n2]], measure) {
    const fixed = await measure(m1, n1);
    return { fixed, perByte: Math.max(0, (await measure(m2, n2)) - fixed) / (4 * m2 * n2) };
}
/** From orders n1 < n2; of the larger one at least half the time goes with the cube. */
export async function fitWhole([n1, n2], measure) {
    const [a, b] = [(await measure(n1)) / n1 ** 2, (await measure(n2)) / n2 ** 2];
    const perProduct = between(b / (2 * n2), (b - a) / (n2 - n1), b / n2);
    return { perElement: b - perProduct * n2, perProduct };
}
