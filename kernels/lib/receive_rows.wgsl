      // Of rows t, t + THREADS, ..., those of them from `low` to `high`, `products` and `others`: words of mail from `post` and from `beside`
      // on, once they have come. Uses lib/mail.
      // Nobody waits before its own workgroup's letters are out.
      workgroupBarrier();
      // What was sent long before.
      // @unroll
      for (var e = 0u; e < EACH; e++) {
        others[e] = atomicLoad(&mail[beside + clamp(t + e * THREADS, low, high) - low]);
      }
      var looks = 0u;
      var isHere = false;
      while (!isHere && looks <= patience) {
        isHere = true;
        // @unroll
        for (var e = 0u; e < EACH; e++) {
          products[e] = atomicLoad(&mail[post + clamp(t + e * THREADS, low, high) - low]);
        }
        // @unroll
        for (var e = 0u; e < EACH; e++) {
          isHere = isHere && products[e] != 0u && others[e] != 0u;
        }
        looks++;
        if (!isHere) {
          // @unroll
          for (var e = 0u; e < EACH; e++) {
            others[e] = atomicLoad(&mail[beside + clamp(t + e * THREADS, low, high) - low]);
          }
          if (looks % 64u == 0u && atomicLoad(&mail[0]) != 0u) {
            patience = 0u;
          }
        }
      }
      if (!isHere) {
        patience = 0u;
        atomicStore(&mail[0], 1u);
      }
