// What a thread reads, computes with and writes at a time: one number, or with WIDE = 1 four side by side. Uses lib/field of real numbers.
const WIDE: u32 = 1u;
const SINGLE: u32 = 1u - WIDE;
const WIDTH: u32 = 1u + 3u * WIDE;
// @when WIDE
alias Unit = vec4<T>;
alias Value = vec4f;
alias Word = vec4u;
alias Truth = vec4<bool>;
// @end
// @when SINGLE
alias Unit = T;
alias Value = f32;
alias Word = u32;
alias Truth = bool;
// @end
