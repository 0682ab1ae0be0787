// matmul(A, B) on ndarrays: checks and layouts. Products are computed by contract.ts.
import { ArgumentError } from '../core/errors.js';
import { operandOf } from './arrays.js';
import { contractionWays } from './contractionWays.js';
import { throughDevice } from './device/verb.js';
import { broadcast } from './stacks.js';
export async function matmul(A, B, options = {}) {
    return throughDevice(WAYS, [
        [A, 'A', 1],
        [B, 'B', 2],
    ], options);
}
const WAYS = contractionWays('matmul', {
    position: 3,
    operandsOf: (A, B) => [factorOf(A, 'A', 1), factorOf(B, 'B', 2)],
    contraction: (A, B) => productOf(A, B),
    shapeOf: (A, B) => productOf(A, B).shape,
});
export function factorOf(x, name, position, routine = 'matmul') {
    const operand = operandOf(routine, x, name, position);
    if (operand.shape.length === 0)
        throw new ArgumentError(routine, name, position, x, 'must have at least one dimension');
    return operand;
}
/** The product of two operands, and its shape. */
export function productOf(A, B, routine = 'matmul') {
    const [dimA, dimB] = [A.shape.length, B.shape.length];
    const [depthA, depthB] = [dimA - 1, Math.max(0, dimB - 2)];
    const k = A.shape[depthA];
    const refuse = (rule) => {
        throw new ArgumentError(routine, 'B', 2, B.shape.join(' x '), rule);
    };
    if (B.shape[depthB] !== k) {
        const wanted = dimB === 1 ? `have ${k} elements` : `have ${k} rows`;
        refuse(`it must ${wanted}, as many as A (${A.shape.join(' x ')}) has ${dimA === 1 ? 'elements' : 'columns'}`);
    }
    const out = [];
    if (dimA > 2 || dimB > 2) {
        const [leadA, leadB] = [A.shape.slice(0, -2), B.shape.slice(0, -2)];
        const lead = broadcast(leadA, leadB, refuse);
        for (const [axis, size] of lead.entries()) {
            const [a, b] = [axis - lead.length + leadA.length, axis - lead.length + leadB.length];
            out.push({ size, a: stepOf(A, a), b: stepOf(B, b) });
        }
    }
    if (dimA > 1)
        out.push({ size: A.shape[dimA - 2], a: A.stride[dimA - 2], b: 0 });
    if (dimB > 1)
        out.push({ size: B.shape[dimB - 1], a: 0, b: B.stride[dimB - 1] });
    const sum = [{ size: k, a: A.stride[depthA], b: B.stride[depthB] }];
    return { A, B, out, sum, shape: out.map(({ size }) => size) };
}
/** The step along a leading dimension, which may be missing, or one for all. */
const stepOf = ({ shape, stride }, axis) => axis < 0 || shape[axis] === 1 ? 0 : stride[axis];
