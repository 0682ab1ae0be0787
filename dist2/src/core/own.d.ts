type Properties = Readonly<Record<string, unknown>>;
/** A property of a record; undefined if it has none of its own by that name. */
export declare const own: (record: Properties, name: string) => unknown;
/**
 * The first of these names that a record has from a class of its own, or from another record; undefined if there is none. Overlooked it
 * would make another call of this one, with nobody knowing.
 */
export declare function inheritedOf(record: object, names: readonly string[]): string | undefined;
/** The rule that such a name breaks. */
export declare const INHERITED = "it is inherited: properties of the record itself are read, and no others";
/** A record with the own properties of another, each read once, that inherits nothing. */
export declare function ownOnly<T extends object>(record: T): T;
export {};
