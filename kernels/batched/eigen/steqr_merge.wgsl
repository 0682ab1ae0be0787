// steqr_merge: merges of halves of tridiagonal problems, one level for all problems: deflation, roots, and weights whose vectors are
// orthogonal; the vectors themselves are steqr_product's.
// Maths     D + rho z z^T, z the last row of the first half's vectors and the first row of the second's: small z and close poles deflate;
//           z_i^2 = prod_j (root_j - d_i) / prod_{j != i} (d_j - d_i), a constant left out, signs as before
// Storage   list VALUES of `words` (lib/steqr_words), Q the vectors of the halves, column-major at (fromQ + z)*n*n; e[(start + z)*n + i] ->
//           lists of lib/steqr_merges, VALUES; at level 0 d[(start + z)*n + j], ascending and scaled back
// Mapping   workgroup x -> merge x % 2^level of problem x / 2^level; a thread deflates, then a thread to a root, a weight, a vector
// Tunables  THREADS (64..256, a multiple of 16)  STAGED (1: merges of up to SIZE rows, whose lists are held in workgroup memory; 0: of any)
//           workgroup bytes = 4*THREADS + 96, and STAGED 20*SIZE
// Needs     magnitudes as steqr_scale leaves them
// Source    LAPACK xLAED2, xLAED3; M. Gu, S. Eisenstat, SIAM J. Matrix Anal. Appl. 15 (1994)
const THREADS: u32 = 64u;
const STAGED: u32 = 1u;
const SIZE: u32 = 64u;
const ANY: u32 = 1u - STAGED;

struct Params {
  baseX: u32,
// @use lib/steqr_fields
  level: u32,
  fromQ: u32,
}
@group(0) @binding(0) var<storage, read> orders: array<u32>;
@group(0) @binding(1) var<storage, read> e: array<f32>;
@group(0) @binding(2) var<storage, read> Q: array<f32>;
@group(0) @binding(3) var<storage, read_write> words: array<u32>;
@group(0) @binding(4) var<storage, read_write> d: array<u32>;
@group(0) @binding(5) var<uniform> p: Params;

// @use lib/binary_scale
// @use lib/steqr_words
// @use lib/steqr_merges
// @use lib/steqr_secular
// @use lib/group_reduce

var<workgroup> polesLeft: u32;
// @when STAGED
// Poles and weights; poles and distances of roots, before there are any what is merged and its weights; a list of numbers, first of columns.
var<workgroup> pairs: array<vec2u, SIZE>;
var<workgroup> roots: array<vec2u, SIZE>;
var<workgroup> numbers: array<u32, SIZE>;
// @end

fn numberAt(list: u32, a: Merge, i: u32) -> f32 {
  return bitcast<f32>(words[wordOf(list, a.z, a.first + i)]);
}

fn put(list: u32, a: Merge, i: u32, bits: u32) {
  words[wordOf(list, a.z, a.first + i)] = bits;
}

fn weighted(a: Merge, j: u32) -> vec2u {
  // @when STAGED
  return pairs[j];
  // @end
  // @when ANY
  return vec2u(words[wordOf(POLE, a.z, a.first + j)], words[wordOf(WEIGHT, a.z, a.first + j)]);
  // @end
}

// Column, value and weight l in ascending order
fn sorted(a: Merge, l: u32) -> vec3u {
  // @when STAGED
  return vec3u(numbers[l], roots[l]);
  // @end
  // @when ANY
  let at = a.first + l;
  return vec3u(words[wordOf(SORTED_COLUMN, a.z, at)], words[wordOf(SORTED, a.z, at)], words[wordOf(SORTED_WEIGHT, a.z, at)]);
  // @end
}

// The bits of a root's pole and distance
fn rootAt(a: Merge, j: u32) -> vec2u {
  // @when STAGED
  return roots[j];
  // @end
  // @when ANY
  return vec2u(words[wordOf(ORIGIN, a.z, a.first + j)], words[wordOf(AWAY, a.z, a.first + j)]);
  // @end
}

// A number of a list that all threads go through, staged behind the roots
fn listed(list: u32, a: Merge, j: u32) -> f32 {
  // @when STAGED
  return bitcast<f32>(numbers[j]);
  // @end
  // @when ANY
  return numberAt(list, a, j);
  // @end
}

// How many of a half's values, from `begin` on, are less than x, or, with `also`, equal to it
fn lessThan(a: Merge, begin: u32, length: u32, x: f32, also: bool) -> u32 {
  var low = 0u;
  var high = length;
  while (low < high) {
    let middle = (low + high) / 2u;
    let value = numberAt(VALUES, a, begin + middle);
    if (value < x || (also && value == x)) {
      low = middle + 1u;
    } else {
      high = middle;
    }
  }
  return low;
}

// What one thread does: which columns are eigenvectors already, or become some by a rotation
fn deflate(a: Merge, rho: f32, tol: f32) {
  var k = 0u;
  var gone = 0u;
  var upper = 0u;
  var lower = 0u;
  var turns = 0u;
  // The last column that is not deflated yet, which the next may be rotated against: its place, value, weight, and the halves in which it
  // has elements, 1 and 2.
  var held = false;
  var column = 0u;
  var value = 0.0;
  var weight = 0.0;
  var halves = 0u;
  for (var l = 0u; l <= a.size; l++) {
    var nextColumn = 0u;
    var nextValue = 0.0;
    var nextWeight = 0.0;
    var nextHalves = 0u;
    if (l < a.size) {
      let next = sorted(a, l);
      nextColumn = next.x;
      nextValue = bitcast<f32>(next.y);
      nextWeight = bitcast<f32>(next.z);
      nextHalves = select(2u, 1u, nextColumn < a.n1);
      if (rho * abs(nextWeight) <= tol) {
        gone++;
        put(COLUMN, a, a.size - gone, nextColumn);
        put(FOUND, a, a.size - gone, bitcast<u32>(nextValue));
        continue;
      }
    }
    if (held) {
      let square = fma(nextWeight, nextWeight, weight * weight);
      let gap = nextValue - value;
      if (l < a.size && abs(gap * nextWeight * weight) <= tol * square) {
        let length = sqrt(square);
        var c = nextWeight / length;
        var s = -weight / length;
        let rest = 0.5 * fma(-s, s, fma(-c, c, 1.0));
        c = fma(c, rest, c);
        s = fma(s, rest, s);
        put(TURN_X, a, turns, column);
        put(TURN_Y, a, turns, nextColumn);
        put(TURN_C, a, turns, bitcast<u32>(c));
        put(TURN_S, a, turns, bitcast<u32>(s));
        turns++;
        gone++;
        put(COLUMN, a, a.size - gone, column);
        put(FOUND, a, a.size - gone, bitcast<u32>(fma(gap, s * s, value)));
        nextValue = fma(gap, c * c, value);
        nextWeight = length;
        nextHalves |= halves;
      } else {
        put(COLUMN, a, k, column);
        put(POLE, a, k, bitcast<u32>(i32(floor(value * 1073741824.0))));
        put(WEIGHT, a, k, bitcast<u32>(weight));
        if ((halves & 1u) != 0u) {
          put(UPPER, a, upper, k);
          upper++;
        }
        if ((halves & 2u) != 0u) {
          put(LOWER, a, lower, k);
          lower++;
        }
        k++;
      }
    }
    held = true;
    column = nextColumn;
    value = nextValue;
    weight = nextWeight;
    halves = nextHalves;
  }
  put(COUNTS, a, 0u, k);
  put(COUNTS, a, 1u, upper);
  put(COUNTS, a, 2u, lower);
  put(COUNTS, a, 3u, turns);
  polesLeft = k;
}

// What others have written is there for all.
fn meet() {
  workgroupBarrier();
  storageBarrier();
}

@compute @workgroup_size(THREADS)
fn steqr_merge(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let index = group.x + p.baseX;
  let a = mergeAt(index >> p.level, index & ((1u << p.level) - 1u));
  if (a.size == 0u) {
    return;
  }
  let row = (p.start + a.z) * p.n + a.first;
  let scale = bitcast<i32>(words[factsOf(a.z)]);
  let bad = words[factsOf(a.z) + 1u] != 0u;
  let beta = select(scaledOne(e[row + a.n1 - 1u], scale), 0.0, bad);
  let rho = abs(2.0 * beta);

  // Both halves in one order; |z|^2 is 1
  let vectors = (p.fromQ + a.z) * p.n * p.n + a.first * p.n + a.first;
  var largest = 0.0;
  var most = 0.0;
  for (var i = t; i < a.size; i += THREADS) {
    let second = i >= a.n1;
    let value = numberAt(VALUES, a, i);
    let before = lessThan(a, select(a.n1, 0u, second), select(a.size - a.n1, a.n1, second), value, second);
    let to = before + select(i, i - a.n1, second);
    let element = Q[vectors + i * p.n + a.n1 - select(1u, 0u, second)];
    let z = 0.70710678 * select(element, -element, second && beta < 0.0);
    // @when STAGED
    numbers[to] = i;
    roots[to] = vec2u(bitcast<u32>(value), bitcast<u32>(z));
    // @end
    // @when ANY
    put(SORTED, a, to, bitcast<u32>(value));
    put(SORTED_WEIGHT, a, to, bitcast<u32>(z));
    put(SORTED_COLUMN, a, to, i);
    // @end
    largest = max(largest, abs(value));
    most = max(most, abs(z));
  }
  // In proportion to the scale, 1/4
  let top = bitcast<f32>(maxOver(t, bitcast<u32>(max(largest, 0.25 * most))));
  meet();
  if (t == 0u) {
    deflate(a, rho, 8.0 * EPS * top);
  }
  meet();
  let k = workgroupUniformLoad(&polesLeft);
  // @when STAGED
  for (var j = t; j < k; j += THREADS) {
    pairs[j] = vec2u(words[wordOf(POLE, a.z, a.first + j)], words[wordOf(WEIGHT, a.z, a.first + j)]);
  }
  workgroupBarrier();
  // @end

  for (var j = t; j < k; j += THREADS) {
    let root = secularRoot(a, k, j, rho);
    put(ORIGIN, a, j, bitcast<u32>(poleOf(a, root.origin)));
    put(AWAY, a, j, bitcast<u32>(root.x));
    put(FOUND, a, j, bitcast<u32>(distance(poleOf(a, root.origin), 0, -root.x)));
    // @when STAGED
    roots[j] = vec2u(bitcast<u32>(poleOf(a, root.origin)), bitcast<u32>(root.x));
    // @end
  }
  meet();
  for (var i = t; i < k; i += THREADS) {
    let own = poleOf(a, i);
    var product = 1.0;
    for (var j = 0u; j < k; j += 4u) {
      var origins: vec4i;
      var others: vec4i;
      var x: vec4f;
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        let root = rootAt(a, min(j + c, k - 1u));
        origins[c] = bitcast<i32>(root.x);
        x[c] = bitcast<f32>(root.y);
        others[c] = poleOf(a, min(j + c, k - 1u));
      }
      let away = distances(origins, vec4i(own), -x);
      let gap = select(distances(others, vec4i(own), vec4f()), vec4f(1.0), others == vec4i(own));
      let ratio = away / gap;
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        product *= select(1.0, ratio[c], j + c < k);
      }
    }
    let size = sqrt(abs(product));
    let weight = bitcast<u32>(select(size, -size, weightOf(a, i) < 0.0));
    put(NEW_WEIGHT, a, i, weight);
    // @when STAGED
    numbers[i] = weight;
    // @end
  }
  meet();
  for (var j = t; j < k; j += THREADS) {
    let root = rootAt(a, j);
    let origin = bitcast<i32>(root.x);
    let x = bitcast<f32>(root.y);
    var sum = 0.0;
    for (var i = 0u; i < k; i += 4u) {
      var poles: vec4i;
      var weights: vec4f;
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        poles[c] = poleOf(a, min(i + c, k - 1u));
        weights[c] = select(0.0, listed(NEW_WEIGHT, a, min(i + c, k - 1u)), i + c < k);
      }
      let value = weights / distances(poles, vec4i(origin), vec4f(x));
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        sum = fma(value[c], value[c], sum);
      }
    }
    put(LENGTH, a, j, bitcast<u32>(1.0 / sqrt(sum)));
  }
  // @when STAGED
  workgroupBarrier();
  for (var j = t; j < a.size; j += THREADS) {
    numbers[j] = words[wordOf(FOUND, a.z, a.first + j)];
  }
  workgroupBarrier();
  // @end
  for (var j = t; j < a.size; j += THREADS) {
    let value = listed(FOUND, a, j);
    var before = 0u;
    for (var i = 0u; i < a.size; i++) {
      let other = listed(FOUND, a, i);
      before += select(0u, 1u, other < value || (other == value && i < j));
    }
    put(PLACE, a, j, before);
    put(VALUES, a, before, bitcast<u32>(value));
    if (p.level == 0u) {
      d[row + before] = select(bitcast<u32>(scaledOne(value, -scale)), NAN, bad);
    }
  }
}
