// A function of one number that the caller supplies, as WGSL for kernels and as JavaScript for the CPU: its type, and what the text may be.
/** Characters of an expression at most. */
const LONGEST = 1000;
/** Built-in functions of WGSL that make f32 of f32, and what they need of bool. */
const BUILT_IN = new Set(`abs acos acosh asin asinh atan atan2 atanh ceil clamp cos cosh degrees exp exp2 f32 false floor fma fract inverseSqrt log log2 max min mix
   pow radians round saturate select sign sin sinh smoothstep sqrt step tan tanh true trunc`.split(/\s+/));
const TOKEN = /\s*((?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?f?(?!\w)|[A-Za-z]\w*|&&|\|\||[<>=!]=|[-+*/%<>!(),])/y;
/**
 * The text with single spaces between its tokens, so that it can stand in a kernel; or the rule that it breaks. Only names that are
 * listed here, numbers, operators, parentheses and commas can come through: no statement, no comment, nothing of the kernel's own.
 */
export function readExpression(text) {
    if (typeof text !== 'string' || text.trim() === '')
        return { rule: 'its wgsl must be an expression of z, as text' };
    if (text.length > LONGEST)
        return { rule: `its wgsl has ${text.length} characters, more than ${LONGEST}` };
    const source = text.trim();
    const tokens = [];
    let depth = 0;
    TOKEN.lastIndex = 0;
    for (let at = 0; at < source.length; at = TOKEN.lastIndex) {
        const token = TOKEN.exec(source)?.[1];
        if (token === undefined || /^\/[/*]/.test(source.slice(TOKEN.lastIndex - 1)))
            return {
                rule: `its wgsl may hold names, numbers, operators, parentheses and commas, not "${source.slice(at, at + 8).trim()}"`,
            };
        if (/^[A-Za-z]/.test(token) && token !== 'z' && !BUILT_IN.has(token))
            return { rule: `its wgsl names ${token}, which is neither z nor a built-in function of f32` };
        depth += token === '(' ? 1 : token === ')' ? -1 : 0;
        if (depth < 0)
            break;
        tokens.push(token);
    }
    return depth === 0 ? { text: tokens.join(' ') } : { rule: 'its wgsl has parentheses that do not match' };
}
