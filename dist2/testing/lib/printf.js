// The three C conversions that a tester's table needs: %w.pf, %wd and %w.pe. Not a printf: no format strings.
// One difference from C: an exact tie rounds away from zero, because toFixed does.
const special = (value) => {
    if (Number.isNaN(value))
        return 'nan';
    if (value === Infinity)
        return 'inf';
    if (value === -Infinity)
        return '-inf';
    return undefined;
};
/** %width.digits f */
export function fixed(value, width, digits) {
    const text = special(value) ?? (Math.abs(value) < 1e21 ? value.toFixed(digits) : longFixed(value, digits));
    return text.padStart(width);
}
// toFixed changes to exponent form at 1e21; such a double is an integer, so its digits come from BigInt.
const longFixed = (value, digits) => BigInt(value).toString() + (digits > 0 ? `.${'0'.repeat(digits)}` : '');
/** %width d */
export const integer = (value, width) => String(Math.trunc(value)).padStart(width);
/** %width.digits e, with the exponent of at least two digits that C prints. */
export function exponent(value, width, digits) {
    const text = special(value) ?? value.toExponential(digits).replace(/e([+-])(\d)$/, 'e$10$2');
    return text.padStart(width);
}
/** What a table prints where a library was not run; as wide as a Gflop/s cell. */
export const ABSENT_GFLOPS = '  ---   (  ---  )';
/** %7.2f (%7.2f): rate and time, or the absent cell when either is missing. */
export const gflopsCell = (gflops, time) => gflops === undefined || time === undefined ? ABSENT_GFLOPS : `${fixed(gflops, 7, 2)} (${fixed(time, 7, 2)})`;
/** %8.2e, or dashes of the same width. */
export const errorCell = (error) => (error === undefined ? '  ---   ' : exponent(error, 8, 2));
