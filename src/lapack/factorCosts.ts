// What the parts of a factorization cost on a device, as measured, and what follows for its mode and blocks. Pure arithmetic: measuring is
// calibrate.hybrid.ts's.

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
};

export const panelMs = (c: PanelCost, m: number, w: number): number =>
  c.fixed + w * (c.perColumn + m * (c.perRow + c.perProduct * w));
export const updateMs = (c: UpdateCost, m: number, n: number, k: number): number =>
  m > 0 && n > 0 ? c.fixed + m * n * (c.perElement + c.perProduct * k) : 0;
export const copyMs = (c: CopyCost, bytes: number): number => c.fixed + c.perByte * bytes;
export const wholeMs = (c: WholeCost, n: number): number => n * n * (c.perElement + c.perProduct * n);

type Pair = readonly [number, number];
type Measure = (a: number, b: number) => Promise<number>;

/** The panel's cost from four measurements: one column, low and narrow, high and narrow, high and wide. */
export async function fitPanel([m1, m2]: Pair, [w1, w2]: Pair, measure: Measure): Promise<PanelCost> {
  const fixed = await measure(16, 1);
  const perColumn = async (m: number, w: number): Promise<number> => Math.max(0, (await measure(m, w)) - fixed) / w;
  const [low, high, wide] = [await perColumn(m1, w1), await perColumn(m2, w1), await perColumn(m2, w2)];
  const slope = Math.max(0, (high - low) / (m2 - m1));
  const perProduct = Math.min(slope / w1, Math.max(0, (wide - high) / (m2 * (w2 - w1))));
  return { fixed, perColumn: Math.max(0, low - m1 * slope), perRow: slope - perProduct * w1, perProduct };
}

/** The update's cost from a tiny one, and two of n x n elements with depths k1 < k2. */
export async function fitUpdate(n: number, [k1, k2]: Pair, measure: Measure): Promise<UpdateCost> {
  const fixed = await measure(16, k1);
  const shallow = Math.max(0, (await measure(n, k1)) - fixed) / n ** 2;
  const deep = Math.max(0, (await measure(n, k2)) - fixed) / n ** 2;
  const perProduct = Math.min(deep / k2, Math.max(0, deep - shallow) / (k2 - k1));
  return { fixed, perElement: deep - perProduct * k2, perProduct };
}

/** From copies of small and of large singles matrices. */
export async function fitCopy([[m1, n1], [m2, n2]]: readonly [Pair, Pair], measure: Measure): Promise<CopyCost> {
  const fixed = await measure(m1, n1);
  return { fixed, perByte: Math.max(0, (await measure(m2, n2)) - fixed) / (4 * m2 * n2) };
}

/** From orders n1 < n2. */
export async function fitWhole([n1, n2]: Pair, measure: (n: number) => Promise<number>): Promise<WholeCost> {
  const [a, b] = [(await measure(n1)) / n1 ** 2, (await measure(n2)) / n2 ** 2];
  const perProduct = Math.min(a / n1, Math.max(0, (b - a) / (n2 - n1)));
  return { perElement: a - perProduct * n1, perProduct };
}
