// The best pivot of a workgroup: the largest key, of equal keys the smallest row.
// @use lib/pivot_key

var<workgroup> candidates: array<vec2u, THREADS>;
var<workgroup> winners: array<vec2u, THREADS / 16u>;

fn better(a: vec2u, b: vec2u) -> bool {
  return a.x > b.x || (a.x == b.x && a.y < b.y);
}

// Uniform control flow only; every thread gets the result. Two levels of LANES reads each need far fewer barriers than a tree.
const LANES: u32 = 16u;
fn bestPivot(t: u32, key: u32, row: u32) -> vec2u {
  candidates[t] = vec2u(key, row);
  workgroupBarrier();
  if (t < THREADS / LANES) {
    var best = candidates[t * LANES];
    for (var s = 1u; s < LANES; s++) {
      let other = candidates[t * LANES + s];
      if (better(other, best)) {
        best = other;
      }
    }
    winners[t] = best;
  }
  workgroupBarrier();
  var best = winners[0];
  for (var s = 1u; s < THREADS / LANES; s++) {
    let other = winners[s];
    if (better(other, best)) {
      best = other;
    }
  }
  return best;
}
