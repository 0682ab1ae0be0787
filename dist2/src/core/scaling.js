// The factors of xLASCL: how to multiply by cto / cfrom although the quotient itself may overflow or underflow.
/** LAPACK's safe minimum, the smallest number whose reciprocal does not overflow, of the arithmetic: halves are scaled in single. */
export const SAFE_MIN = { h: 2 ** -126, s: 2 ** -126, d: 2 ** -1022 };
/** Factors that are to be multiplied in this order; none of them overflows or underflows, nor does any product that need not. */
export function scalingSteps(cfrom, cto, safeMin) {
    const steps = [];
    const big = 1 / safeMin;
    let [from, to] = [cfrom, cto];
    for (;;) {
        const [smaller, larger] = [from * safeMin, to / big];
        if (smaller === from || larger === to) {
            // from is infinite, or to is zero or infinite: one factor that is zero, infinite, or for from = to = infinity NaN
            steps.push(smaller === from ? to / from : to);
            return steps;
        }
        if (Math.abs(smaller) > Math.abs(to) && to !== 0) {
            steps.push(safeMin);
            from = smaller;
        }
        else if (Math.abs(larger) > Math.abs(from)) {
            steps.push(big);
            to = larger;
        }
        else {
            if (to !== from)
                steps.push(to / from);
            return steps;
        }
    }
}
