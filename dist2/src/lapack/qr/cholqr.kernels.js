import { SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { cholqr_judge, cholqr_rows, cholqr_small, cholqr_sum } from './shaders.gen.js';
/** Columns that the kernels of rows in registers take. */
export const MOST_COLUMNS = 32;
/** Workgroups of cholqr_rows at most: four on each of 128 multiprocessors. */
export const MOST_GROUPS = 512;
export const SUM_CELLS = 32;
/** Padded with zeros. */
const COLUMNS = [16, 24, 32];
/** Of 128 threads several workgroups share a multiprocessor, so that some read while others multiply. */
const THREADS = [128, 64];
/** Elements of the product that a workgroup leaves: tiles of 8 x 8 on and above its diagonal. */
export const partOf = (N) => 64 * (((N / 8) * (N / 8 + 1)) / 2);
const rowsOf = (kind, N, threads) => ({
    N,
    THREADS: threads,
    GRAM: kind === 'store' ? 0 : 1,
    STORE: kind === 'store' ? 1 : 0,
    RHS: kind === 'side' ? 1 : 0,
});
const KINDS = ['gram', 'side', 'store'];
const rowsTunings = KINDS.map((kind) => COLUMNS.map((N) => THREADS.map((threads) => rowsOf(kind, N, threads))));
export const cholqrRows = { name: 'cholqr_rows', text: cholqr_rows, variants: rowsTunings.flat(2) };
const bytesOf = ({ N, THREADS: threads }) => 16 * threads * (N / 4 + 1) + 4 * N * (N + 1);
/** Which of COLUMNS n columns take. */
export const columnsIndex = (n) => Math.max(0, Math.ceil(n / 8) - 2);
/** The variant for n columns with as many rows at a time as the device's workgroups have room for. */
export function rowsTuning(kind, n, limits) {
    const fits = rowsTunings[KINDS.indexOf(kind)][columnsIndex(n)].filter((tuning) => tuning.THREADS <= limits.maxComputeInvocationsPerWorkgroup &&
        bytesOf(tuning) <= limits.maxComputeWorkgroupStorageSize);
    return fits[0];
}
export const sumTunings = COLUMNS.map((N) => ({ N, THREADS: 256, CELLS: SUM_CELLS }));
export const cholqrSum = { name: 'cholqr_sum', text: cholqr_sum, variants: sumTunings };
export const smallTuning = { N: MOST_COLUMNS, THREADS: 256 };
export const cholqrSmall = { name: 'cholqr_small', text: cholqr_small, variants: [smallTuning] };
export const shiftVariants = variants({ types: SINGLES, always: { THREADS: 256, SHIFT: 1, JUDGE: 0 } });
export const judgeVariants = variants({ types: SINGLES, always: { THREADS: 256, SHIFT: 0, JUDGE: 1 } });
export const cholqrJudge = {
    name: 'cholqr_judge',
    text: cholqr_judge,
    variants: [...judgeVariants.all, ...shiftVariants.all],
};
