// Complex numbers as NumPy prints them: parts of one width each, 'j' behind the imaginary one.
import { isSingle } from '../arrays.js';
import { DEFAULTS, shownPlaces, written } from '../views/format.js';
import { floatTexts } from '../views/numbers.js';
export function formatComplex(x, how = DEFAULTS) {
    const { data } = x;
    const places = shownPlaces(x, how);
    const texts = (part, of) => floatTexts(places.map((p) => of(data[2 * p + part])), how.precision, isSingle(data));
    const [re, im] = [texts(0, (v) => v), texts(1, Math.abs)];
    return written(x, how, (p) => {
        const value = data[2 * p + 1];
        const [, before, digits, behind] = /^( *)(\S+)( *)$/.exec(im(Math.abs(value)));
        return `${re(data[2 * p])}${before}${value < 0 || Object.is(value, -0) ? '-' : '+'}${digits}j${behind}`;
    });
}
