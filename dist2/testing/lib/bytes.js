// Bytes that a call moves at least, from its spec: every element of an operand once for each direction.
import { fields } from '../../src/core/field.js';
import { operandType } from '../../src/core/spec.js';
/** Of an m x n matrix those elements that belong to a triangle. Square or not, the upper one is the lower one of the transpose. */
const triangleElements = (uplo, m, n) => {
    const [long, short] = uplo === 'l' ? [m, Math.min(m, n)] : [n, Math.min(m, n)];
    return long * short - 0.5 * short * (short - 1);
};
function elements(spec, arg, values) {
    if (arg.kind === 'vector')
        return arg.length(values);
    if (arg.kind !== 'matrix')
        return 0;
    const [m, n] = [arg.rows(values), arg.cols(values)];
    // lascl's type is what others call uplo; both have a letter for the whole matrix.
    const uplo = values['uplo' in spec.args ? 'uplo' : 'type'];
    return uplo === 'l' || uplo === 'u' ? triangleElements(uplo, m, n) : m * n;
}
/** For routines that treat all their matrices alike: with uplo, only that triangle of each counts. Optional operands count. */
export function movedBytes(spec, problem, prec) {
    const values = { ...problem };
    let bytes = 0;
    for (const arg of Object.values(spec.args)) {
        if (arg.kind !== 'matrix' && arg.kind !== 'vector')
            continue;
        const ways = arg.access === 'inout' ? 2 : 1;
        bytes += ways * elements(spec, arg, values) * fields[operandType(arg, prec)].bytes;
    }
    return bytes;
}
