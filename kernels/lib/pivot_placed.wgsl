// The best pivot of a workgroup of LINES times ROWS threads where rows stay and their places change: (key, place, row, 0), the largest key,
// of equal keys the smallest place. Where all subgroups have LANES threads, ROWS is LANES: thread (row, line) is a lane of subgroup `line`.
// Candidates in memory: `groups` keys, as many places, as many rows, then the places of all rows.
// @use lib/pivot_key
const NO_PIVOT = vec4u(0u, 0xffffffffu, 0u, 0u);

fn better(a: vec4u, b: vec4u) -> vec4u {
  return select(a, b, b.x > a.x || (b.x == a.x && b.y < a.y));
}

// @when SUBGROUPS
var<workgroup> leaders: array<vec4u, LINES>;

// Uniform control flow only, as in what follows.
fn bestOfLine(c: vec4u) -> vec4u {
  let key = subgroupMax(c.x);
  let place = subgroupMin(select(0xffffffffu, c.y, c.x == key));
  return vec4u(key, place, subgroupMin(select(0xffffffffu, c.z, c.x == key && c.y == place)), 0u);
}

fn bestOfAll(row: u32, line: u32, candidate: vec4u) -> vec4u {
  let own = bestOfLine(candidate);
  if (row == 0u) {
    leaders[line] = own;
  }
  workgroupBarrier();
  return bestOfLine(leaders[row % LINES]);
}

// Of the first line's candidates.
fn bestOfFirst(row: u32, line: u32, candidate: vec4u) -> vec4u {
  return bestOfLine(candidate);
}
// @end
// @when ALONE
// @use lib/pivot_levels

fn bestOfAll(row: u32, line: u32, candidate: vec4u) -> vec4u {
  return bestPivot(row + line * ROWS, candidate, ROWS * LINES);
}

// Of the first line's candidates.
fn bestOfFirst(row: u32, line: u32, candidate: vec4u) -> vec4u {
  return bestPivot(row + line * ROWS, candidate, ROWS);
}
// @end
