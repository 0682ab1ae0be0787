// Records of arguments and options are read by their own properties: what a program or a library has put into Object.prototype says nothing
// of a call.
/** A property of a record; undefined if it has none of its own by that name. */
export const own = (record, name) => Object.hasOwn(record, name) ? record[name] : undefined;
/** Whether an object inherits from nothing but the Object.prototype of whatever realm it comes from. */
function isPlain(record) {
    const prototype = Object.getPrototypeOf(record);
    return prototype === Object.prototype || prototype === null || Object.getPrototypeOf(prototype) === null;
}
/**
 * The first of these names that a record has from a class of its own, or from another record; undefined if there is none. Overlooked it
 * would make another call of this one, with nobody knowing.
 */
export function inheritedOf(record, names) {
    if (isPlain(record))
        return undefined;
    return names.find((name) => name in record && !Object.hasOwn(record, name) && !(name in Object.prototype));
}
/** The rule that such a name breaks. */
export const INHERITED = 'it is inherited: properties of the record itself are read, and no others';
const NOTHING = Object.freeze({ __proto__: null });
/** A record with the own properties of another, each read once, that inherits nothing. */
export function ownOnly(record) {
    return (Object.keys(record).length === 0 ? NOTHING : { __proto__: null, ...record });
}
