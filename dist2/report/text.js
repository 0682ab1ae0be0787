// Text in charts and pages: escaping, and numbers as people read them.
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/** Any text as the content of an element or of a quoted attribute. Control characters, which XML forbids, go. */
export const escapeText = (text) => 
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '').replace(/[&<>"']/g, (c) => ENTITIES[c]);
/** A coordinate: two digits are a tenth of a pixel on any screen. */
export const px = (x) => String(Math.round(100 * x) / 100);
/** Three significant digits, without an exponent where a reader does without. */
export function digits(x) {
    if (!Number.isFinite(x))
        return 'none';
    const size = Math.abs(x);
    if (size !== 0 && (size < 1e-3 || size >= 1e6))
        return x.toExponential(1);
    return String(Number(size >= 100 ? x.toFixed(0) : x.toPrecision(3)));
}
const PREFIXES = ['n', '\u00b5', 'm', '', 'k', 'M', 'G', 'T', 'P'];
const UNPREFIXED = 3;
/** The prefix that leaves one to three digits in front of the point. */
export function prefixOf(x) {
    const thousands = x > 0 && Number.isFinite(x) ? Math.floor(Math.log10(x) / 3 + 1e-12) : 0;
    const k = Math.max(0, Math.min(PREFIXES.length - 1, thousands + UNPREFIXED));
    return { letter: PREFIXES[k], factor: 1000 ** (k - UNPREFIXED) };
}
/** '12.3 Gflop/s' */
export function quantity(x, unit) {
    if (!Number.isFinite(x))
        return 'none';
    // Rounded first: 999.9 is 1000 with three digits, which has the next prefix.
    const { letter, factor } = prefixOf(Number(Math.abs(x).toPrecision(3)));
    return `${digits(x / factor)} ${letter}${unit}`.trimEnd();
}
/** Sizes are powers of two more often than not: 16384, 64 Ki, 1 Mi. */
export function sizeText(n) {
    if (n >= 2 ** 20 && n % 2 ** 20 === 0)
        return `${n / 2 ** 20} Mi`;
    return n >= 2 ** 15 && n % 2 ** 10 === 0 ? `${n / 2 ** 10} Ki` : String(n);
}
export const percent = (x) => `${digits(100 * x)} %`;
