// Choosing one of a kernel's variants: forced by the caller, else as measured, else the first rule that fits. The reason travels along.
/** The forced rule if `force` names one that exists, else what was `tuned` for the problem, else the first rule that fits. */
export function pick(rules, problem, force, tuned) {
    if (force !== undefined) {
        const forced = rules.find((r) => r.name === force);
        if (forced === undefined)
            throw new RangeError(`there is no variant ${force}: the variants are ${rules.map((r) => r.name).join(', ')}`);
        return { name: forced.name, choice: forced.choice, why: 'forced by the caller' };
    }
    if (tuned !== undefined)
        return tuned;
    const rule = rules.find((r) => r.fits(problem)) ?? rules[rules.length - 1];
    return { name: rule.name, choice: rule.choice, why: rule.why };
}
