// The best candidate of a workgroup of LINES times ROWS threads. Where all subgroups have LANES threads, ROWS is LANES, and thread
// (row, line) a lane of subgroup `line`; LINES is LANES at most, as one subgroup looks at the best of all
// lines. For subgroups bestOfLine() is another library's, else bestPivot().
// @when SUBGROUPS
var<workgroup> leaders: array<vec4u, LINES>;

// Uniform control flow only, as in what follows.
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
fn bestOfAll(row: u32, line: u32, candidate: vec4u) -> vec4u {
  return bestPivot(row + line * ROWS, candidate, ROWS * LINES);
}

// Of the first line's candidates.
fn bestOfFirst(row: u32, line: u32, candidate: vec4u) -> vec4u {
  return bestPivot(row + line * ROWS, candidate, ROWS);
}
// @end
