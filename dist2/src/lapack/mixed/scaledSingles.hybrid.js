// Factors of a matrix that was scaled by powers of two, on the GPU: refinement there scales there; the host's GMRES has its vectors scaled
// in double.
import { enqueueDgmm } from '../../blas3/elements/dgmm.gpu.js';
import { PairedGmres } from './gmresPaired.hybrid.js';
class ScaledSingles extends PairedGmres {
    state;
    constructor(queue, call, uplo, { factor, ways = [factor], solve }) {
        const { n } = call;
        const state = { powers: undefined, byHost: false };
        const scale = (D, columns, off) => {
            if (!state.byHost && columns > 0)
                enqueueDgmm(queue, { side: 'l', m: n, n: columns, A: D, x: { ...state.powers, off }, C: D });
        };
        const methods = {
            factor: (S, info) => factor(S, info, state.powers),
            ways: ways.map((way) => (S, info) => way(S, info, state.powers)),
            solve(S, D, columns) {
                scale(D, columns, 0);
                solve(S, D, columns);
                scale(D, columns, n);
            },
        };
        super(queue, call, uplo, methods, true);
        state.powers = { data: this.lease('s', 2 * n + 3), off: 0, ld: 1 };
        this.state = state;
    }
    async solve(D, columns) {
        this.state.byHost = true;
        return super.solve(D, columns);
    }
    async scales() {
        const { n } = this;
        const found = await this.state.powers.data.copyOut(0, 2 * n);
        return { rows: found.subarray(0, n), columns: found.subarray(n) };
    }
}
/** The attempt with such factors, which are said to be in half. */
export function scaledAttempt(queue, call, uplo, methods) {
    let singles;
    return {
        bits: 16,
        begin() {
            singles = new ScaledSingles(queue, call, uplo, methods);
            return singles;
        },
        scales: () => singles.scales(),
    };
}
