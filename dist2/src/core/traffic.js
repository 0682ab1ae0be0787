// What the operands of a call weigh: the least that memory has to move for it.
import { fields } from './field.js';
import { BATCH, eachSizes, num, operandType } from './spec.js';
/**
 * Bytes of a checked call's operands: each that is read once, each that is written once, one that is updated twice. An operand that
 * beta = 0 only lets be written counts once, a matrix that all problems of a batch share too; a triangle counts as the whole matrix. With
 * the operations of the call (`flopsOf`) this is its arithmetic intensity, as the roofline has it.
 */
export function bytesOf(spec, a, prec) {
    const operands = Object.entries(spec.args).filter((entry) => (entry[1].kind === 'matrix' || entry[1].kind === 'vector') && a[entry[0]] !== undefined);
    const isRagged = Object.values(spec.args).some(({ kind }) => kind === 'sizes');
    let bytes = 0;
    for (const [, operand] of operands.filter(([, one]) => placesOf(one) === undefined))
        bytes += weight(operand, a, a, prec);
    const placed = operands.filter(([, one]) => placesOf(one) !== undefined);
    if (isRagged)
        eachSizes(spec, a, (one) => {
            for (const [, operand] of placed)
                bytes += weight(operand, one, a, prec);
        });
    else
        for (const [, operand] of placed) {
            const count = a[placesOf(operand)] === 0 ? 1 : num(a, BATCH);
            bytes += count * weight(operand, a, a, prec);
        }
    return bytes;
}
/** What says where the matrices of a batch begin. */
const placesOf = (operand) => (operand.kind === 'matrix' ? operand.places : undefined);
/** Of one problem, whose sizes `one` has; `all` are the arguments of the call. */
function weight(operand, one, all, prec) {
    const elements = operand.kind === 'matrix' ? operand.rows(one) * operand.cols(one) : operand.length(one);
    const type = operandType(operand, prec);
    const isRead = operand.access !== 'inout' || all.beta !== 0;
    return elements * fields[type].bytes * (operand.access === 'inout' && isRead ? 2 : 1);
}
