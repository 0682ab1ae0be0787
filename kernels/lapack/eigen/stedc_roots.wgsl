// stedc_roots: the roots of 1/rho + sum z_j^2 / (d_j - x), with SQUARES of 1 + sum z_j^2 / (d_j^2 - x), one between each pole and the next
// and one behind the last, as a pole and the distance from it.
// Maths     rational interpolation: the pole nearer to the root with its own weight and a second one, or both with what their side's sum and
//           slope ask for, in turns where it is slow; always between bounds, which are halved if it leads out of them
// Storage   words as in lib/stedc_merge; found[first + i] the pole, found[n + first + i] the bits of the distance
// Mapping   workgroup (x, y) -> root x of merge y; all threads share the sums
// Tunables  THREADS (32..256, a power of two), SQUARES (0, 1)
// Needs     poles that ascend, with differences and weights far above the unit roundoff, as deflation leaves them
// Source    LAPACK xLAED4; R. Li, LAPACK Working Note 89 (1993)
const THREADS: u32 = 64u;
const EPS: f32 = 5.9604645e-8;
// Rounds of interpolation, and altogether.
const ROUNDS: u32 = 30u;
const MOST: u32 = 90u;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
}
@group(0) @binding(0) var<storage, read> words: array<u32>;
@group(0) @binding(1) var<storage, read_write> found: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/stedc_merge

var<workgroup> shares: array<vec4f, THREADS>;
var<workgroup> outcome: vec4f;

fn delta(first: u32, j: u32, origin: u32, x: f32) -> f32 {
  if (j == origin) {
    return -x;
  }
  return distance(poleAt(first, j), poleAt(first, origin), x);
}

// Sum and slope over the poles up to `last`, and over those behind it, the same for all threads
fn sums(t: u32, merge: Merge, origin: u32, x: f32, last: u32) -> vec4f {
  var own = vec4f();
  let home = poleAt(merge.first, origin);
  for (var j = t; j < merge.k; j += THREADS) {
    var d = -x;
    if (j != origin) {
      d = distance(poleAt(merge.first, j), home, x);
    }
    let z = weightAt(merge.first, j);
    let ratio = z * z / d;
    if (j <= last) {
      own += vec4f(ratio, ratio / d, 0.0, 0.0);
    } else {
      own += vec4f(0.0, 0.0, ratio, ratio / d);
    }
  }
  shares[t] = own;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      shares[t] += shares[t + half];
    }
  }
  if (t == 0u) {
    outcome = shares[0];
  }
  return workgroupUniformLoad(&outcome);
}

@compute @workgroup_size(THREADS)
fn stedc_roots(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let merge = mergeAt(group.y + p.baseY);
  let i = group.x + p.baseX;
  if (i >= merge.k) {
    return;
  }
  let first = merge.first;
  let behind = i + 1u == merge.k;
  var origin = i;
  var x = merge.reach;
  if (merge.k > 1u) {
    let last = select(i, i - 1u, behind);
    let gap = distance(poleAt(first, last + 1u), poleAt(first, last), 0.0);
    let z1 = weightAt(first, last);
    let z2 = weightAt(first, last + 1u);
    var low = 0.0;
    var high = select(gap, merge.reach, behind);
    x = 0.5 * high;

    // In the middle: which pole is nearer, and a guess with the other poles' part as it is there
    let there = sums(t, merge, origin, x, last);
    let value = merge.constant + there.x + there.z;
    let rest = value - z1 * z1 / delta(first, last, origin, x) - z2 * z2 / delta(first, last + 1u, origin, x);
    if (behind) {
      low = select(0.0, x, value <= 0.0);
      high = select(x, high, value <= 0.0);
      let a = z1 * z1 + z2 * z2 - rest * gap;
      let b = z2 * z2 * gap;
      let root = sqrt(a * a + 4.0 * b * rest);
      x = select((a + root) / (2.0 * rest), 2.0 * b / (root - a), a < 0.0);
    } else if (value > 0.0) {
      high = 0.5 * gap;
      let a = rest * gap + z1 * z1 + z2 * z2;
      let b = z1 * z1 * gap;
      let root = sqrt(abs(a * a - 4.0 * b * rest));
      x = select((a - root) / (2.0 * rest), 2.0 * b / (a + root), a > 0.0);
    } else {
      origin = i + 1u;
      low = -0.5 * gap;
      high = 0.0;
      let a = rest * gap - z1 * z1 - z2 * z2;
      let b = z2 * z2 * gap;
      let root = sqrt(abs(a * a + 4.0 * b * rest));
      x = select(-(a + root) / (2.0 * rest), 2.0 * b / (a - root), a < 0.0);
    }
    if (!(x > low && x < high)) {
      x = 0.5 * (low + high);
    }

    var fixed = true;
    var before = 0.0;
    for (var round = 1u; round < MOST; round++) {
      let s = sums(t, merge, origin, x, last);
      let g = merge.constant + s.x + s.z;
      let slope = s.y + s.w;
      let size = 8.0 * (abs(s.x) + abs(s.z)) + 2.0 * merge.constant;
      if (abs(g) <= EPS * (size + abs(x) * slope)) {
        break;
      }
      if (g < 0.0) {
        low = x;
      } else {
        high = x;
      }
      var next = 0.5 * (low + high);
      if (round <= ROUNDS) {
        if (round > 1u && abs(g) > 0.1 * abs(before)) {
          fixed = !fixed;
        }
        before = g;
        let d1 = delta(first, last, origin, x);
        let d2 = delta(first, last + 1u, origin, x);
        var c = g - d1 * s.y - d2 * s.w;
        if (behind) {
          c = abs(c);
        } else if (fixed) {
          if (origin == last) {
            c = g - d2 * slope - (d1 - d2) * (z1 / d1) * (z1 / d1);
          } else {
            c = g - d1 * slope - (d2 - d1) * (z2 / d2) * (z2 / d2);
          }
        }
        let a = (d1 + d2) * g - d1 * d2 * slope;
        let b = d1 * d2 * g;
        let root = sqrt(abs(a * a - 4.0 * b * c));
        var step = -g / slope;
        var better = step;
        if (behind) {
          better = select(2.0 * b / (a - root), (a + root) / (2.0 * c), a >= 0.0);
        } else {
          better = select(2.0 * b / (a + root), (a - root) / (2.0 * c), a <= 0.0);
        }
        if (better * g < 0.0) {
          step = better;
        }
        if (x + step > low && x + step < high) {
          next = x + step;
        }
      } else if (low == 0.0) {
        next = high * 0.0009765625;
      } else if (high == 0.0) {
        next = low * 0.0009765625;
      }
      if (abs(next - x) <= EPS * abs(x) || next == low || next == high) {
        break;
      }
      x = next;
    }
  }
  if (t == 0u) {
    found[first + i] = origin;
    found[p.n + first + i] = bitcast<u32>(x);
  }
}
