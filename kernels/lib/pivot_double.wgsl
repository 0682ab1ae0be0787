// The best pivot of a workgroup's candidates in doubles: (high and low word of |x|, place, row with x's sign as its highest bit). The largest
// |x|, of equal ones the smallest place. |x| is ordered by its bits, so that NaN is simply the largest: the first NaN wins, then infinity.
// Three levels, of which a thread reads few each, need far fewer barriers than a tree. Uses lib/double.
const NO_PIVOT = vec4u(0u, 0u, 0xffffffffu, 0u);
const SECOND: u32 = 32u;
const THIRD: u32 = 4u;
var<workgroup> candidates: array<vec4u, THREADS>;
var<workgroup> seconds: array<vec4u, SECOND>;
var<workgroup> thirds: array<vec4u, THIRD>;

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

// The best of the first `count` threads' candidates, for every thread. Uniform control flow only; between two calls a barrier of the
// caller's.
fn bestPivot(t: u32, candidate: vec4u, count: u32) -> vec4u {
  candidates[t] = candidate;
  workgroupBarrier();
  if (t < SECOND) {
    var best = NO_PIVOT;
    for (var s = t; s < count; s += SECOND) {
      best = better(best, candidates[s]);
    }
    seconds[t] = best;
  }
  workgroupBarrier();
  if (t < THIRD) {
    var best = NO_PIVOT;
    for (var s = t; s < min(count, SECOND); s += THIRD) {
      best = better(best, seconds[s]);
    }
    thirds[t] = best;
  }
  workgroupBarrier();
  var best = thirds[0];
  for (var s = 1u; s < THIRD; s++) {
    best = better(best, thirds[s]);
  }
  return best;
}
