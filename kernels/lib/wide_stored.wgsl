// What a thread reads and writes at a time, of elements of type T: one, or WIDE 1: four neighbours.
const WIDE: u32 = 0u;
const NARROW: u32 = 1u - WIDE;
// @when NARROW
alias Ts = T;
// @end
// @when WIDE
alias Ts = vec4<T>;
// @end
