// The parameter sets of a kernel as a product of axes: element types, flags, tiles. One object per variant, because pipelines are found by
// identity.
import { DeviceError } from '../core/errors.js';
/** The variants of a kernel, each made when it is first asked for. */
export function variants(axes) {
    const { types, tiles, always = {}, legal = () => true } = axes;
    const letters = Object.keys(types ?? {});
    const flagNames = Object.keys(axes.flags ?? {});
    const counts = flagNames.map((name) => axes.flags[name]);
    const made = new Map();
    const of = (type, flags, tile) => {
        let number = types === undefined ? 0 : letters.indexOf(type);
        if (number < 0)
            throw new DeviceError(`a kernel has no variant for elements of type '${type}'`);
        for (let k = 0; k < flagNames.length; k++)
            number = number * counts[k] + Number(flags[flagNames[k]]);
        let ofTile = made.get(tile);
        if (ofTile === undefined) {
            ofTile = new Map();
            made.set(tile, ofTile);
        }
        let variant = ofTile.get(number);
        if (variant === undefined) {
            const values = Object.fromEntries(flagNames.map((name) => [name, Number(flags[name])]));
            variant = { ...always, ...types?.[type], ...tile, ...values };
            ofTile.set(number, variant);
        }
        return variant;
    };
    return {
        of,
        get all() {
            const choices = flagNames.reduce((sets, name, k) => sets.flatMap((set) => Array.from({ length: counts[k] }, (_, v) => ({ ...set, [name]: v }))), [{}]);
            return (types === undefined ? [undefined] : letters).flatMap((type) => (tiles ?? [undefined]).flatMap((tile) => choices.map((flags) => of(type, flags, tile)).filter(legal)));
        },
    };
}
