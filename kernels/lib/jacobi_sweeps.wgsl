  // Jacobi's rotations of the symmetric N x N matrix whose lower triangle is in x, element (i, j) at i(i + 1)/2 + j, until no element is
  // larger than `tolerance` times the smaller of its two diagonal elements, or after `sweeps` sweeps; with VECTORS v, element (i, j) at
  // i + N j, is multiplied by them. `left` pairs remain. Each round rotates neighbours, which then change places, so that all pairs have
  // met after N rounds: rounds are of two kinds, and every index is constant. Rutishauser's form keeps v orthogonal to the last bits.
  var left = 0u;
  for (var sweep = 0u; sweep <= sweeps; sweep++) {
    left = 0u;
    // @unroll
    for (var i = 1u; i < N; i++) {
      // @unroll
      for (var j = 0u; j < i; j++) {
        let less = min(abs(x[i * (i + 3u) / 2u]), abs(x[j * (j + 3u) / 2u]));
        left += select(0u, 1u, abs(x[i * (i + 1u) / 2u + j]) > tolerance * less);
      }
    }
    if ((left == 0u) | (sweep == sweeps)) {
      break;
    }
    for (var h = 0u; h < (N + 1u) / 2u; h++) {
      // @unroll
      for (var parity = 0u; parity < 2u; parity++) {
        // @unroll
        for (var p = parity; p < N - 1u; p += 2u) {
          let app = x[p * (p + 3u) / 2u];
          let aqq = x[(p + 1u) * (p + 4u) / 2u];
          let apq = x[(p + 1u) * (p + 2u) / 2u + p];
          let acts = abs(apq) > tolerance * min(abs(app), abs(aqq));
          let d = aqq - app;
          // t = 2 apq sgn(d) / (|d| + sqrt(d^2 + 4 apq^2)), without squares of small or large numbers.
          let span = select(1.0, max(abs(d), abs(2.0 * apq)), acts);
          let ratio = min(abs(d), abs(2.0 * apq)) / span;
          let size = 2.0 * apq / fma(span, sqrt(fma(ratio, ratio, 1.0)), abs(d));
          let t = select(0.0, select(size, -size, d < 0.0), acts);
          let c = inverseSqrt(fma(t, t, 1.0));
          let s = t * c;
          let tau = s / (1.0 + c);
          x[p * (p + 3u) / 2u] = fma(t, apq, aqq);
          x[(p + 1u) * (p + 4u) / 2u] = fma(-t, apq, app);
          x[(p + 1u) * (p + 2u) / 2u + p] = select(apq, 0.0, acts);
          // @unroll
          for (var i = 0u; i < p; i++) {
            let first = x[p * (p + 1u) / 2u + i];
            let second = x[(p + 1u) * (p + 2u) / 2u + i];
            x[p * (p + 1u) / 2u + i] = fma(s, fma(-tau, second, first), second);
            x[(p + 1u) * (p + 2u) / 2u + i] = fma(-s, fma(tau, first, second), first);
          }
          // @unroll
          for (var i = p + 2u; i < N; i++) {
            let first = x[i * (i + 1u) / 2u + p];
            let second = x[i * (i + 1u) / 2u + p + 1u];
            x[i * (i + 1u) / 2u + p] = fma(s, fma(-tau, second, first), second);
            x[i * (i + 1u) / 2u + p + 1u] = fma(-s, fma(tau, first, second), first);
          }
          // @when VECTORS
          // @unroll
          for (var i = 0u; i < N; i++) {
            let first = v[i + N * p];
            let second = v[i + N * p + N];
            v[i + N * p] = fma(s, fma(-tau, second, first), second);
            v[i + N * p + N] = fma(-s, fma(tau, first, second), first);
          }
          // @end
        }
      }
    }
  }
  // Where each value comes in ascending order.
  // @registers
  var rank: array<u32, N>;
  // @unroll
  for (var i = 0u; i < N; i++) {
    rank[i] = 0u;
    // @unroll
    for (var j = 0u; j < i; j++) {
      let follows = x[j * (j + 3u) / 2u] <= x[i * (i + 3u) / 2u];
      rank[i] += select(0u, 1u, follows);
      rank[j] += select(1u, 0u, follows);
    }
  }
