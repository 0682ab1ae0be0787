/**
 * Milliseconds of a column and how many of them are in hand at a time, and speed beside that of products. On an H100, 2026-11-27, dgeqrf of
 * 50000 matrices of order 4 to 5000 of order 32 takes 0.31, 0.50, 1.20, 3.68 ms, dgels of 2n x n 0.76, 1.00, 2.89, 9.36; complex ones take
 * two or three times what this makes of them.
 */
const [COLUMN, IN_HAND, SOFT] = [0.01, 8300, 1 / 128];
/**
 * On the CPU, of a thread: milliseconds of a matrix and operations a millisecond, of matrices in lanes (dgeqrf beside 16 threads: 1.7, 0.9,
 * 1.4, 4.6) and of those that are taken one after the other (dgels there: 284, 227, 324, 433).
 */
const [MATRIX, THREAD] = [4e-4, 3e6];
const [MATRIX_ALONE, ALONE] = [7e-3, 1.1e6];
export function columnCosts(columns, flops, { products, threads }) {
    const { matrices, all, most, alone } = columns;
    return {
        gpu: COLUMN * Math.max(most, all / IN_HAND) + flops / (SOFT * products),
        cpu: alone ? MATRIX_ALONE * matrices + flops / ALONE : (MATRIX * matrices + flops / THREAD) / threads,
    };
}
