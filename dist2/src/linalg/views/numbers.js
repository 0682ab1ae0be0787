// Numbers as texts of one width: how many digits all of them take, and whether with exponents. The rules are those of NumPy's array2string.
/** A text cut to `width` by spaces in front. */
const padded = (text, width) => text.padStart(width);
/** Integers. */
export function integerTexts(values) {
    const width = values.reduce((most, x) => Math.max(most, String(x).length), 0);
    return (x) => padded(String(x), width);
}
/**
 * As many digits as tell a number from its neighbours of the same type, at most `most` of them behind the first, and an exponent: 1.25e-7.
 */
function scientific(x, most, single) {
    let text = x.toExponential();
    // The fewest digits that are this single.
    for (let digits = 0; single && digits < 9; digits++) {
        const fewer = x.toExponential(digits);
        if (Math.fround(Number(fewer)) !== x)
            continue;
        text = fewer;
        break;
    }
    const [mantissa = ''] = text.split('e');
    return mantissa.length - mantissa.indexOf('.') - 1 > most && mantissa.includes('.') ? x.toExponential(most) : text;
}
/** The same without an exponent, for numbers below 1e21. */
function positional(x, most, single) {
    const [mantissa = '', exponent = ''] = scientific(x, 100, single).split('e');
    const digits = (mantissa.split('.')[1] ?? '').length - Number(exponent);
    return x.toFixed(Math.min(most, Math.max(0, digits)));
}
/** Digits in front of the point, with a sign, and behind it, without zeros at the end; the sign and the digits of the exponent. */
function partsOf(text) {
    const [mantissa = '', exponent = ''] = text.split('e');
    const [whole = '', fraction = ''] = mantissa.split('.');
    const digits = exponent.replace(/^([+-])(\d)$/, '$10$2');
    return [whole, fraction.replace(/0+$/, ''), digits];
}
/** From 1e8 on, below 1e-4, and where the largest is more than 1000 times the least, numbers have exponents. */
function needsExponents(sizes) {
    const [most, least] = [Math.max(...sizes), Math.min(...sizes)];
    return sizes.length > 0 && (most >= 1e8 || least < 1e-4 || most / least > 1000);
}
const longest = (texts) => texts.reduce((most, text) => Math.max(most, text.length), 0);
/** Numbers of floating point with at most `precision` digits behind the point. */
export function floatTexts(values, precision, single) {
    const finite = values.filter(Number.isFinite);
    const exponents = needsExponents(finite.filter((x) => x !== 0).map(Math.abs));
    const write = (x) => {
        const parts = partsOf(exponents ? scientific(x, precision, single) : positional(x, precision, single));
        // Texts of JavaScript do not tell -0 from 0.
        return Object.is(x, -0) ? [`-${parts[0].replace('-', '')}`, parts[1], parts[2]] : parts;
    };
    const all = finite.map(write);
    const [right, power] = [longest(all.map(([, fraction]) => fraction)), longest(all.map(([, , digits]) => digits))];
    let left = longest(all.map(([whole]) => whole));
    const behind = finite.length === 0 ? 0 : right + 1 + (exponents ? power + 1 : 0);
    for (const x of values)
        if (!Number.isFinite(x))
            left = Math.max(left, textOf(x).length - behind);
    return (x) => {
        if (!Number.isFinite(x))
            return padded(textOf(x), left + behind);
        if (!exponents) {
            const [whole, fraction] = write(x);
            return `${padded(whole, left)}.${fraction.padEnd(right)}`;
        }
        // Further digits of a single are those of its value, not zeros.
        const mantissa = (text) => (right === 0 ? `${text}.` : text);
        const [front = '', digits = ''] = (Object.is(x, -0) ? `-${(0).toExponential(right)}` : x.toExponential(right)).split('e');
        return `${padded(mantissa(front), left + 1 + right)}e${digits[0]}${digits.slice(1).padStart(power - 1, '0')}`;
    };
}
/** One number alone, with all digits that it has: 0.1, 2.0, 1e-07. */
export function scalarText(x, single) {
    if (!Number.isFinite(x))
        return textOf(x);
    const size = Math.abs(x);
    const exponents = size !== 0 && (size < 1e-4 || size >= 1e16);
    const [whole, fraction, digits] = partsOf(exponents ? scientific(x, 100, single) : positional(x, 100, single));
    const sign = Object.is(x, -0) ? '-' : '';
    if (exponents)
        return `${whole}${fraction === '' ? '' : `.${fraction}`}e${digits}`;
    return `${sign}${whole}.${fraction === '' ? '0' : fraction}`;
}
const textOf = (x) => (Number.isNaN(x) ? 'nan' : x > 0 ? 'inf' : '-inf');
