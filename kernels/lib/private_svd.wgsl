// A = U S V^T of the N x N matrix *a, column-major: *a becomes U, *v is V, not its transpose, and the values *s descend. 0, or N where *a
// has a NaN or an infinity, or how many pairs of columns are left where the rotations have come to no end: the results mean nothing then.
fn NAME(a: ptr<function, array<T, N * N>>, s: ptr<function, array<T, N>>, v: ptr<function, array<T, N * N>>) -> u32 {
  // @registers
  var x: array<f32, N * N>;
  // @registers
  var w: array<f32, N * N>;
  var largest = 0u;
  // @unroll
  for (var j = 0u; j < N; j++) {
    // @unroll
    for (var i = 0u; i < N; i++) {
      x[i + N * j] = f32((*a)[i + N * j]);
      w[i + N * j] = select(0.0, 1.0, i == j);
      largest = max(largest, bitcast<u32>(x[i + N * j]) & 0x7fffffffu);
    }
  }
  // By bits, because compilers may take it that there is no NaN.
  if (largest >= 0x7f800000u) {
    return N;
  }
  // The largest element to 2^40 or so: squares of much smaller columns are numbers too. By one power of two, because compilers may change
  // the order of two of them, and then the first product may leave the range.
  let power = clamp(largest >> 23u, 41u, 253u);
  let scale = bitcast<f32>((294u - power) << 23u);
  let back = bitcast<f32>((power - 40u) << 23u);
  // @unroll
  for (var e = 0u; e < N * N; e++) {
    x[e] *= scale;
  }
  let tiny = 0x1p-100f;
  var left = 0u;
  for (var sweep = 0u; sweep < 30u; sweep++) {
    left = 0u;
    // Neighbours meet and change places, those of even columns with the next and then those of odd ones: so all meet.
    for (var half = 0u; half < (N + 1u) / 2u; half++) {
      // @unroll
      for (var uneven = 0u; uneven < 2u; uneven++) {
        // @unroll
        for (var j = uneven; j < N - 1u; j += 2u) {
          var first = 0.0;
          var second = 0.0;
          var product = 0.0;
          // @unroll
          for (var i = 0u; i < N; i++) {
            first = fma(x[i + N * j], x[i + N * j], first);
            second = fma(x[i + N * j + N], x[i + N * j + N], second);
            product = fma(x[i + N * j], x[i + N * j + N], product);
          }
          let turns = (abs(product) > 0x1p-21f * sqrt(first) * sqrt(second)) & (min(first, second) >= tiny);
          let most = select(1.0, max(first, second), turns);
          let d = (second - first) / most;
          let e = 2.0 * product / most;
          let root = abs(d) + sqrt(fma(d, d, e * e));
          let acts = turns & (root > 0.0) & (e != 0.0);
          let tangent = select(0.0, select(-e, e, d >= 0.0) / select(1.0, root, acts), acts);
          let cosine = 1.0 / sqrt(fma(tangent, tangent, 1.0));
          let sine = cosine * tangent;
          let tau = sine / (1.0 + cosine);
          left += select(0u, 1u, acts);
          // @unroll
          for (var i = 0u; i < N; i++) {
            let f = x[i + N * j];
            let g = x[i + N * j + N];
            x[i + N * j] = fma(sine, fma(-tau, g, f), g);
            x[i + N * j + N] = fma(-sine, fma(tau, f, g), f);
            let p = w[i + N * j];
            let q = w[i + N * j + N];
            w[i + N * j] = fma(sine, fma(-tau, q, p), q);
            w[i + N * j + N] = fma(-sine, fma(tau, p, q), p);
          }
        }
      }
    }
    if (left == 0u) {
      break;
    }
  }
  // @registers
  var square: array<f32, N>;
  // @registers
  var rank: array<u32, N>;
  // @unroll
  for (var j = 0u; j < N; j++) {
    square[j] = 0.0;
    rank[j] = 0u;
    // @unroll
    for (var i = 0u; i < N; i++) {
      square[j] = fma(x[i + N * j], x[i + N * j], square[j]);
    }
  }
  // @unroll
  for (var j = 0u; j < N; j++) {
    // @unroll
    for (var k = 0u; k < N; k++) {
      rank[j] += select(0u, 1u, (square[k] > square[j]) | ((square[k] == square[j]) & (k < j)));
    }
  }
  // Sorted, and columns of length 1, but for those of values that are zero.
  // @registers
  var u: array<f32, N * N>;
  // @registers
  var isZero: array<bool, N>;
  var any = false;
  // @unroll
  for (var k = 0u; k < N; k++) {
    var own = 0.0;
    // @unroll
    for (var j = 0u; j < N; j++) {
      own = select(own, square[j], rank[j] == k);
    }
    isZero[k] = own < tiny;
    any = any | isZero[k];
    let size = select(sqrt(own), 1.0, isZero[k]);
    (*s)[k] = T(select(size * back, 0.0, isZero[k]));
    // @unroll
    for (var i = 0u; i < N; i++) {
      var ofU = 0.0;
      var ofV = 0.0;
      // @unroll
      for (var j = 0u; j < N; j++) {
        ofU = select(ofU, x[i + N * j], rank[j] == k);
        ofV = select(ofV, w[i + N * j], rank[j] == k);
      }
      u[i + N * k] = select(ofU / size, 0.0, isZero[k]);
      (*v)[i + N * k] = T(ofV);
    }
  }
  if (any) {
    // One column after the other comes to the front: if it is zero it becomes what is left of the unit vector that is farthest from the
    // others, and then it goes to the end.
    for (var step = 0u; step < N; step++) {
      var farthest = 0u;
      var most = -1.0;
      // @unroll
      for (var i = 0u; i < N; i++) {
        var rest = 1.0;
        // @unroll
        for (var j = 1u; j < N; j++) {
          rest = fma(-u[i + N * j], u[i + N * j], rest);
        }
        farthest = select(farthest, i, rest > most);
        most = max(most, rest);
      }
      // @registers
      var own: array<f32, N>;
      // @unroll
      for (var i = 0u; i < N; i++) {
        own[i] = select(0.0, 1.0, i == farthest);
      }
      for (var again = 0u; again < 3u; again++) {
        // @unroll
        for (var j = 1u; j < N; j++) {
          var part = 0.0;
          // @unroll
          for (var i = 0u; i < N; i++) {
            part = fma(u[i + N * j], own[i], part);
          }
          // @unroll
          for (var i = 0u; i < N; i++) {
            own[i] = fma(-part, u[i + N * j], own[i]);
          }
        }
      }
      var length = 0.0;
      // @unroll
      for (var i = 0u; i < N; i++) {
        length = fma(own[i], own[i], length);
      }
      let lacks = isZero[0];
      // @unroll
      for (var i = 0u; i < N; i++) {
        let made = select(u[i], own[i] / sqrt(select(1.0, length, lacks)), lacks);
        // @unroll
        for (var j = 1u; j < N; j++) {
          u[i + N * j - N] = u[i + N * j];
        }
        u[i + N * N - N] = made;
      }
      // @unroll
      for (var j = 1u; j < N; j++) {
        isZero[j - 1u] = isZero[j];
      }
      isZero[N - 1u] = false;
    }
  }
  // @unroll
  for (var e = 0u; e < N * N; e++) {
    (*a)[e] = T(u[e]);
  }
  return left;
}
