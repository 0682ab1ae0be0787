// The option `trans` of verbs that solve: the transpose of an operand, without a copy.
import { Operand } from './arrays.js';
import { transAmong } from './options.js';
/** A, or with `trans` A^T, of each matrix of a stack; what has fewer than two dimensions stays as it is, to be refused for that. */
export function op(routine, position, A, trans) {
    if (transAmong(routine, position, trans) === 'n' || A.shape.length < 2)
        return A;
    const { data, offset } = A;
    const turned = (list) => [...list.slice(0, -2), list.at(-1), list.at(-2)];
    return new Operand({ data, shape: turned(A.shape), stride: turned(A.stride), offset }, A.kept);
}
