// Pivots where rows stay and their places change: candidates (key, place, row, 0), the largest key, of equal keys the smallest place.
// Candidates in memory: `groups` keys, as many places, as many rows, then the places of all rows.
// @use lib/pivot_key
const NO_PIVOT = vec4u(0u, 0xffffffffu, 0u, 0u);

fn better(a: vec4u, b: vec4u) -> vec4u {
  return select(a, b, b.x > a.x || (b.x == a.x && b.y < a.y));
}

fn placedPivot(x: V, place: u32, row: u32) -> vec4u {
  return vec4u(pivotKey(abs1(x)), place, row, 0u);
}

fn placeOf(c: vec4u) -> u32 {
  return c.y;
}

// Zero, and what is next to it.
fn isNoPivot(c: vec4u) -> bool {
  return c.x < 0x00800000u;
}

// @when SUBGROUPS
// Of a subgroup. Uniform control flow only.
fn bestOfLine(c: vec4u) -> vec4u {
  let key = subgroupMax(c.x);
  let place = subgroupMin(select(0xffffffffu, c.y, c.x == key));
  return vec4u(key, place, subgroupMin(select(0xffffffffu, c.z, c.x == key && c.y == place)), 0u);
}
// @end
// @when ALONE
// @use lib/pivot_levels
// @end
// @use lib/pivot_lines
