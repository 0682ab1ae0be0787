// What the parts of a factorization cost on a device, as measured, and what follows for its mode and blocks. Pure arithmetic: measuring is
// measureCosts.hybrid.ts's.

/** Milliseconds of a panel of w columns with m rows: fixed + w (perColumn + m (perRow + perProduct w)). */
export interface PanelCost {
  readonly fixed: number;
  readonly perColumn: number;
  readonly perRow: number;
  readonly perProduct: number;
}

/** Milliseconds of an update of m x n elements by a product of depth k: fixed + m n (perElement + perProduct k). */
export interface UpdateCost {
  readonly fixed: number;
  readonly perElement: number;
  readonly perProduct: number;
}

/** Milliseconds of a copy: fixed + perByte bytes. */
export interface CopyCost {
  readonly fixed: number;
  readonly perByte: number;
}

/** Milliseconds of a whole factorization on the CPU: perElement n^2 + perProduct n^3, for the n x n matrix with as many operations. */
export interface WholeCost {
  readonly perElement: number;
  readonly perProduct: number;
}

/** What the parts of factorizations cost on the devices of a context, in milliseconds: what `calibrate` measures. */
export interface FactorCosts {
  readonly download: CopyCost;
  readonly upload: CopyCost;
  /** Interchanges, solution and product behind an LU panel. */
  readonly updateStrict: UpdateCost;
  readonly updateSplit: UpdateCost;
  readonly luCpuPanel: PanelCost;
  readonly luGpuPanel: PanelCost;
  readonly luWhole: WholeCost;
  readonly choleskyWhole: WholeCost;
  /** The block on the diagonal with the rows below it, and these alone. */
  readonly choleskyGpuPanel: PanelCost;
  readonly choleskyGpuSolve: PanelCost;
  /** A QR panel; on the GPU with the block of reflectors, which a panel that comes from the CPU needs too. */
  readonly qrCpuPanel: PanelCost;
  readonly qrGpuPanel: PanelCost;
  readonly qrGpuReflectors: PanelCost;
  readonly qrWhole: WholeCost;
  /** A block of reflectors applied: two products. */
  readonly qrUpdateStrict: UpdateCost;
  readonly qrUpdateSplit: UpdateCost;
}

const PANEL = ['fixed', 'perColumn', 'perRow', 'perProduct'] as const;
const UPDATE = ['fixed', 'perElement', 'perProduct'] as const;
const COPY = ['fixed', 'perByte'] as const;
const WHOLE = ['perElement', 'perProduct'] as const;

/** The numbers that costs consist of. */
export const COST_FIELDS: Readonly<Record<keyof FactorCosts, readonly string[]>> = {
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

export const panelMs = (c: PanelCost, m: number, w: number): number =>
  c.fixed + w * (c.perColumn + m * (c.perRow + c.perProduct * w));
export const updateMs = (c: UpdateCost, m: number, n: number, k: number): number =>
  m > 0 && n > 0 ? c.fixed + m * n * (c.perElement + c.perProduct * k) : 0;
export const copyMs = (c: CopyCost, bytes: number): number => c.fixed + c.perByte * bytes;
export const wholeMs = (c: WholeCost, n: number): number => n * n * (c.perElement + c.perProduct * n);

type Pair = readonly [number, number];
type Measure = (a: number, b: number) => Promise<number>;

/**
 * The panel's cost from four measurements: one column, low and narrow, high and narrow, high and wide. Where the clock contradicts the
 * model, the largest measurement, which it disturbs least, is met and the others are not.
 */
export async function fitPanel([m1, m2]: Pair, [w1, w2]: Pair, measure: Measure): Promise<PanelCost> {
  const fixed = await measure(16, 1);
  const perColumn = async (m: number, w: number): Promise<number> => Math.max(0, (await measure(m, w)) - fixed) / w;
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
export async function fitUpdate(n: number, [k1, k2]: Pair, measure: Measure): Promise<UpdateCost> {
  const fixed = await measure(16, k1);
  const shallow = Math.max(0, (await measure(n, k1)) - fixed) / n ** 2;
  const deep = Math.max(0, (await measure(n, k2)) - fixed) / n ** 2;
  const perProduct = between(deep / (2 * k2), (deep - shallow) / (k2 - k1), deep / k2);
  return { fixed, perElement: deep - perProduct * k2, perProduct };
}

const between = (low: number, x: number, high: number): number => Math.min(high, Math.max(low, x));

/** From copies of small and of large singles matrices. */
export async function fitCopy([[m1, n1], [m2, n2]]: readonly [Pair, Pair], measure: Measure): Promise<CopyCost> {
  const fixed = await measure(m1, n1);
  return { fixed, perByte: Math.max(0, (await measure(m2, n2)) - fixed) / (4 * m2 * n2) };
}

/** From orders n1 < n2; of the larger one at least half the time goes with the cube. */
export async function fitWhole([n1, n2]: Pair, measure: (n: number) => Promise<number>): Promise<WholeCost> {
  const [a, b] = [(await measure(n1)) / n1 ** 2, (await measure(n2)) / n2 ** 2];
  const perProduct = between(b / (2 * n2), (b - a) / (n2 - n1), b / n2);
  return { perElement: b - perProduct * n2, perProduct };
}
