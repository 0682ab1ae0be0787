// Arrays walked through together, element by element: the shape that they broadcast to, and runs along which each has one step.
import { ArgumentError } from '../../core/errors.js';
/** The shape of two operands together, by NumPy's rule: aligned at their ends, and equal, or one of them 1 or absent. */
export function broadcastShape(routine, a, b) {
    const length = Math.max(a.shape.length, b.shape.length);
    const shape = new Array(length);
    for (let axis = 0; axis < length; axis++) {
        const x = a.shape[axis - length + a.shape.length] ?? 1;
        const y = b.shape[axis - length + b.shape.length] ?? 1;
        if (x !== y && x !== 1 && y !== 1) {
            const rule = `its shape must broadcast with a's, ${a.shape.join(' x ')}: counted from the last, sizes are equal or 1`;
            throw new ArgumentError(routine, 'b', 2, b.shape.join(' x '), rule);
        }
        shape[axis] = x === 1 ? y : x;
    }
    return shape;
}
/** The steps of an operand along the axes of a shape that it broadcasts to. */
export function stepsIn(shape, { shape: own, stride }) {
    const steps = new Array(shape.length);
    for (let axis = 0; axis < shape.length; axis++) {
        const mine = axis - shape.length + own.length;
        steps[axis] = mine < 0 || own[mine] === 1 ? 0 : stride[mine];
    }
    return steps;
}
/** Calls `run` for each run: its length, and for every array where it begins; with the steps along all runs, which are the same. */
export function eachRun(shape, walks, run) {
    const sizes = [];
    const steps = [];
    for (let axis = shape.length - 1; axis >= 0; axis--) {
        const size = shape[axis];
        if (size === 0)
            return;
        if (size === 1)
            continue;
        const own = walks.map((walk) => walk.steps[axis]);
        const last = sizes.length - 1;
        // An axis that continues the one inside of it, in all arrays, is one with it.
        if (last >= 0 && own.every((step, k) => step === steps[last][k] * sizes[last]))
            sizes[last] *= size;
        else {
            sizes.push(size);
            steps.push(own);
        }
    }
    const at = walks.map((walk) => walk.at);
    if (sizes.length === 0) {
        sizes.push(1);
        steps.push(at.map(() => 1));
    }
    const index = new Array(sizes.length).fill(0);
    for (;;) {
        run(sizes[0], at, steps[0]);
        let axis = 1;
        for (; axis < sizes.length; axis++) {
            const isLast = ++index[axis] === sizes[axis];
            const back = isLast ? sizes[axis] - 1 : -1;
            for (let k = 0; k < at.length; k++)
                at[k] -= back * steps[axis][k];
            if (!isLast)
                break;
            index[axis] = 0;
        }
        if (axis >= sizes.length)
            return;
    }
}
