import { solveEach } from './trsmBatched.cpu.js';
export function trsvBatchedCpu(queue, a) {
    const { uplo, diag, trans, conj = false } = a;
    const flags = { side: 'r', uplo, transA: trans === 'n' ? 't' : 'n', diag, alpha: 1, conj };
    return solveEach(queue, a, flags, {
        A: { rows: (s) => s.n, cols: (s) => s.n, use: 'read' },
        x: { rows: () => 1, cols: (s) => s.n, use: 'write' },
    });
}
