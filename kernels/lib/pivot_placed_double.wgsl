// What lib/pivot_placed has, of doubles: candidates as lib/pivot_double has them.
// @use lib/pivot_double

fn placedPivot(x: V, place: u32, row: u32) -> vec4u {
  return pivotOf(keyed(x), place, row);
}

fn placeOf(c: vec4u) -> u32 {
  return c.z;
}

fn isNoPivot(c: vec4u) -> bool {
  return (c.x | c.y) == 0u;
}

// @when SUBGROUPS
// Of a subgroup. Uniform control flow only.
fn bestOfLine(c: vec4u) -> vec4u {
  let high = subgroupMax(c.x);
  let low = subgroupMax(select(0u, c.y, c.x == high));
  let isBest = c.x == high && c.y == low;
  let place = subgroupMin(select(0xffffffffu, c.z, isBest));
  return vec4u(high, low, place, subgroupMax(select(0u, c.w, isBest && c.z == place)));
}
// @end
// @use lib/pivot_lines
