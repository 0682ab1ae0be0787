// The best pivot of a workgroup's candidates in doubles: (high and low word of |x|, place, row with x's sign as its highest bit). The largest
// |x|, of equal ones the smallest place. |x| is ordered by its bits, so that NaN is simply the largest: the first NaN wins, then infinity.
// Uses lib/double.
// @use lib/pivot_levels
const NO_PIVOT = vec4u(0u, 0u, 0xffffffffu, 0u);
fn pivotOf(x: vec2u, place: u32, row: u32) -> vec4u {
  return vec4u(select(vec2u(x.y & 0x7fffffffu, x.x), vec2u(0x7ff80000u, 0u), dIsNaN(x)), place, row | (x.y & 0x80000000u));
}

// x of a candidate.
fn pivotValue(c: vec4u) -> vec2u {
  return vec2u(c.y, c.x | (c.w & 0x80000000u));
}

fn better(a: vec4u, b: vec4u) -> vec4u {
  let larger = b.x > a.x || (b.x == a.x && (b.y > a.y || (b.y == a.y && b.z < a.z)));
  return select(a, b, larger);
}
