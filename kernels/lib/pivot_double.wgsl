// The best pivot of a workgroup in doubles: (key, row) by the largest key, of equal keys the smallest row. Keys order |x| by its bits, so
// that NaN is simply the largest: the first NaN wins, then infinity.
// @use lib/double
var<workgroup> candidates: array<vec3u, THREADS>;
var<workgroup> winners: array<vec3u, THREADS / 16u>;

fn pivotOf(x: vec2u, row: u32) -> vec3u {
  return vec3u(select(vec2u(x.y & 0x7fffffffu, x.x), vec2u(0x7ff80000u, 0u), dIsNaN(x)), row);
}

fn better(a: vec3u, b: vec3u) -> bool {
  return a.x > b.x || (a.x == b.x && (a.y > b.y || (a.y == b.y && a.z < b.z)));
}

// Uniform control flow only; every thread gets the result. Two levels of LANES reads each need far fewer barriers than a tree.
const LANES: u32 = 16u;
fn bestPivot(t: u32, candidate: vec3u) -> vec3u {
  candidates[t] = candidate;
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
