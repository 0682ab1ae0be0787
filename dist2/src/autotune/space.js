export const limitsOf = ({ threads, workgroupBytes, software }) => ({ threads, workgroupBytes, software });
/** The variant that a candidate names, if it is legal on the device. */
export function legal(space, c, limits) {
    const variant = space.variants.find(({ name }) => name === c.variant);
    if (variant === undefined)
        return undefined;
    const { tunables, valid, threads, workgroupBytes } = variant;
    const known = Object.entries(tunables).every(([name, values]) => values.includes(c.params[name]));
    return known &&
        valid(c.params, limits) &&
        threads(c.params) <= limits.threads &&
        workgroupBytes(c.params) <= limits.workgroupBytes
        ? variant
        : undefined;
}
/** Every combination of the values. */
export const product = (values) => Object.entries(values).reduce((all, [name, list]) => all.flatMap((params) => list.map((value) => ({ ...params, [name]: value }))), [{}]);
/** Every candidate for a shape: all of them, or those on the coarse grid. */
export const candidates = (space, shape, limits, grid) => space.variants.flatMap((variant) => product(variant[grid])
    .map((params) => ({ variant: variant.name, params }))
    .filter((c) => legal(space, c, limits) !== undefined && variant.suits(c.params, shape)));
