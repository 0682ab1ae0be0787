// Problem sizes of a tester: the value of -n, -N and --range.
import { UsageError } from './usage.js';
export const MAX_SIZES = 1050;
// A lone number is a range without an end: step 0 keeps it constant while other fields run.
function parseField(text) {
    const parts = text.split(':').map((part) => (/^\s*[+-]?\d+\s*$/.test(part) ? Number(part) : Number.NaN));
    if (parts.some((value) => !Number.isSafeInteger(value)))
        return undefined;
    if (parts.length === 1)
        return parts[0] >= 0 ? { start: parts[0], end: parts[0], step: 0 } : undefined;
    if (parts.length !== 3)
        return undefined;
    const [start, end, step] = parts;
    const ordered = step >= 0 ? start <= end : start >= end;
    return start >= 0 && end >= 0 && ordered ? { start, end, step } : undefined;
}
const inside = (field, value) => (field.step >= 0 ? value <= field.end : value >= field.end);
/** Sizes of one option value m[,n[,k]]; `already` counts those of earlier options towards the limit. */
export function parseSizes(flag, text, already = 0) {
    const fields = text.split(',').map(parseField);
    if (fields.length > 3 || fields.includes(undefined)) {
        throw new UsageError(`${flag} ${text} is not valid: expected m[,n[,k]], each a number >= 0 or start:end:step running from start to end`);
    }
    const [m, n = m, k = n] = fields;
    const constant = m.step === 0 && n.step === 0 && k.step === 0;
    const sizes = [];
    for (let i = 0;; i++) {
        const size = { m: m.start + i * m.step, n: n.start + i * n.step, k: k.start + i * k.step };
        if (!(inside(m, size.m) && inside(n, size.n) && inside(k, size.k)))
            break;
        if (already + sizes.length === MAX_SIZES) {
            throw new UsageError(`${flag} ${text} is not valid: more than ${MAX_SIZES} sizes in all`);
        }
        sizes.push(size);
        if (constant)
            break;
    }
    return sizes;
}
/** Square sizes start, start + step, ... up to end. */
export const sizeRange = (start, end, step) => parseSizes('range', `${start}:${end}:${step}`);
